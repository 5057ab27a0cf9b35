# Each option of the table, used wrongly in each way that its kind allows, is an
# error, and nothing is compiled.  SPDX-License-Identifier: GPL-3.0-or-later

"$BUILD/option-table" tabs >table
[ "$(wc -l <table)" -ge 10 ] || fail "the table is too short"
while IFS='	' read -r name kind _ min max; do
  option=$arg-$name
  case $kind in
    flag)
      refuses "'$option' takes no value" "$option=1"
      refuses "'$option' takes no value" "$option="
      ;;
    number)
      refuses "'$option' needs a value: '$option=N'" "$option"
      refuses "the value of '$option' is empty" "$option="
      for value in x 1x -1 +1 1.5 0x10 ' 1'; do
        refuses "the value '$value' of '$option' is not a whole number" \
          "$option=$value"
      done
      for value in $((max + 1)) 99999999999999999999; do
        refuses "'$value' of '$option' is not between $min and $max" \
          "$option=$value"
      done
      if [ "$min" -gt 0 ]; then
        refuses "'$((min - 1))' of '$option' is not between $min and $max" \
          "$option=$((min - 1))"
      fi
      with_plugin "$option=$min" -c sample.c -o sample.o
      with_plugin "$option=$max" -c sample.c -o sample.o
      ;;
    choice)
      refuses "'$option' needs a value: '$option=" "$option"
      refuses "the value of '$option' is empty" "$option="
      refuses "the value 'neither' of '$option' is none of '" \
        "$option=neither"
      ;;
    string | list)
      refuses "'$option' needs a value: '$option=" "$option"
      refuses "the value of '$option' is empty" "$option="
      ;;
    optional-string)
      refuses "the value of '$option' is empty" "$option="
      ;;
    *)
      fail "no test for options of kind $kind"
      ;;
  esac
done <table
