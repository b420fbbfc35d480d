import { ChoicesField } from '../../../platform/choices/choice-field.tsx'
import { useTexts } from '../../../platform/locale.ts'
import type { MultiSelectProps } from '../../../ui/multi-select.tsx'
import { MultiSelect } from '../../../ui/multi-select.tsx'
import {
  NOUN_OF_FIELD,
  isNounField,
  type ListSearch,
  type NounField,
  type WordField,
  useNamedOptions,
  useWordOptions,
} from '../filters/public.ts'
import { chosenIn } from './chosen-in.ts'

interface ChoiceFilterProps {
  field: WordField | NounField
  search: ListSearch
  onShow: (changes: Record<string, string | undefined>) => void
  /** The offered values; default: all of them. */
  among?: readonly string[] | undefined
  className?: string
  /** Default: the placeholder names it. */
  showsLabel?: boolean
}

/** Several values of one field, chosen by name. */
export function ChoiceFilter(props: ChoiceFilterProps) {
  const { field, search, onShow, among, className, showsLabel = false } = props
  const t = useTexts()
  const label = t(`contract-list.filter.field.${field}`)
  const control = {
    label,
    hidesLabel: !showsLabel,
    placeholder: showsLabel ? t('common.field.choose') : label,
    ...(className ? { className } : {}),
    values: chosenIn(search[field]),
    onChange: (values: string[]) =>
      onShow({ [field]: values.length > 0 ? `eq:${values.join(',')}` : undefined }),
  }
  if (!isNounField(field)) return <WordFilter {...control} field={field} among={among} />
  if (among) return <AmongFilter {...control} field={field} among={among} />
  return <ChoicesField {...control} noun={NOUN_OF_FIELD[field]} />
}

type Control = Omit<MultiSelectProps, 'options'>

function WordFilter(props: Control & { field: WordField; among: readonly string[] | undefined }) {
  const { field, among, ...control } = props
  const options = useWordOptions([field])(field)
  return (
    <MultiSelect
      {...control}
      options={among ? options.filter(({ value }) => among.includes(value)) : options}
    />
  )
}

function AmongFilter(props: Control & { field: NounField; among: readonly string[] }) {
  const { field, among, ...control } = props
  return <MultiSelect {...control} options={useNamedOptions(NOUN_OF_FIELD[field], among)} />
}
