import { useTexts } from '../../../platform/locale.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import {
  emptyTaggedFilter,
  TaggedFieldControl,
  writeTaggedFilter,
} from '../contract-list/public.tsx'
import { boundsOf } from './narrow-filter.ts'

interface ColumnRangeProps {
  type: 'date' | 'amount'
  /** The active filter of the column, as in the address; empty: none. */
  written: string
  /** Undefined when both bounds were cleared. */
  onSearch: (written: string | undefined) => void
  onDone: () => void
}

/** From one day or amount to another, both inclusive; an empty form shows the whole column again. */
export function ColumnRange({ type, written, onSearch, onDone }: ColumnRangeProps) {
  const t = useTexts()
  const read = (bound: string | null) =>
    bound !== null && type === 'amount' ? Math.round(Number(bound) * 100) : bound
  const { from = null, to = null } = boundsOf(written) ?? {}
  const form = useForm({
    initial: { ...emptyTaggedFilter, from: read(from), to: read(to) },
    save: (draft) => {
      onSearch(writeTaggedFilter(type, draft))
      onDone()
    },
  })
  return (
    <form {...form.element} className="flex flex-col gap-3 text-left font-normal">
      <TaggedFieldControl
        field={{ type, choices: [] }}
        draft={form.values}
        onChange={(draft) => form.set(draft)}
      />
      <Button type="submit" variant="primary">
        {t('common.action.filter')}
      </Button>
    </form>
  )
}
