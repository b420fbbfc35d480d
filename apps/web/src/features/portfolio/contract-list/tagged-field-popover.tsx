import { Tags } from 'lucide-react'
import { useState } from 'react'
import { ChoiceField } from '../../../platform/choices/choice-field.tsx'
import type { ChoiceOf } from '../../../platform/choices/choice-queries.ts'
import { useTexts } from '../../../platform/locale.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { TaggedFieldControl } from './tagged-field-control.tsx'
import { emptyTaggedFilter, writeTaggedFilter } from './tagged-field-filter.ts'

interface TaggedFieldPopoverProps {
  onShow: (changes: Record<string, string | undefined>) => void
  className?: string
}

interface Asked {
  field: ChoiceOf<'taggedFields'> | null
  draft: typeof emptyTaggedFilter
}

const NOTHING: Asked = { field: null, draft: emptyTaggedFilter }

const FILTERABLE = { filterable: 'true' }

/** Filters contracts by the value of one of the company's own fields. */
export function TaggedFieldPopover({ onShow, className }: TaggedFieldPopoverProps) {
  const t = useTexts()
  const label = t('contract-list.filter.taggedFields')
  const [isOpen, setOpen] = useState(false)
  const form = useForm({
    initial: NOTHING,
    beforeSubmit: (asked) => Boolean(writtenOf(asked)),
    save: (asked) => {
      if (asked.field) onShow({ [`taggedField.${asked.field._id}`]: writtenOf(asked) ?? undefined })
      setOpen(false)
    },
  })
  const { field, draft } = form.values
  return (
    <Popover
      title={label}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button icon={<Tags aria-hidden />} {...(className ? { className } : {})}>
          {label}
        </Button>
      }
    >
      <form {...form.element} className="flex flex-col gap-3">
        <ChoiceField
          noun="taggedFields"
          scope={FILTERABLE}
          label={t('contract-list.filter.whichField')}
          value={field?._id ?? null}
          onChange={(_id, next) => form.set({ field: next, draft: emptyTaggedFilter })}
        />
        {field && (
          <TaggedFieldControl
            key={field._id}
            field={field}
            draft={draft}
            onChange={(next) => form.set({ draft: next })}
          />
        )}
        <Button
          type="submit"
          variant="primary"
          disabledReason={writtenOf(form.values) ? null : t('contract-list.filter.valueMissing')}
        >
          {t('contract-list.filter.applyField')}
        </Button>
      </form>
    </Popover>
  )
}

/** The filter as the address holds it; nothing while a value is missing. */
function writtenOf({ field, draft }: Asked) {
  return field && writeTaggedFilter(field.type, draft)
}
