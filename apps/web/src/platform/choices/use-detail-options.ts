import {
  CONTRACT_DETAILS,
  type OptionDetailName,
  type OptionOf,
} from '@tacite/domain/contracts/contract-details.ts'
import type { Option } from '../../ui/option.ts'
import { useFormats } from '../formats.ts'
import { useTexts } from '../locale.ts'

/** The options of a contract's detail in the reader's words, for a control. */
export function useDetailOptions<Name extends OptionDetailName>(name: Name) {
  const t = useTexts()
  const formats = useFormats()
  const known = CONTRACT_DETAILS[name].options as readonly OptionOf<Name>[]
  const labelOf = (value: OptionOf<Name>) => {
    const key = `contracts.${name}.${value}`
    return t.has(key) ? t.chosen(key, {}) : formats.currency(value)
  }
  const options: Option<OptionOf<Name>>[] = known.map((value) => ({ value, label: labelOf(value) }))
  return {
    options,
    labelOf,
    /** What a control gives, as an option. */
    read: (text: string | null): OptionOf<Name> | null =>
      known.find((value) => value === text) ?? null,
  }
}
