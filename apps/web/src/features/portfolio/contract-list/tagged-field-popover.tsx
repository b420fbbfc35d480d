import { Tags } from 'lucide-react'
import { useState } from 'react'
import { ChoiceField } from '../../../platform/choices/choice-field.tsx'
import type { ChoiceOf } from '../../../platform/choices/choice-queries.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { TaggedFieldControl } from './tagged-field-control.tsx'
import { emptyTaggedFilter, writeTaggedFilter } from './tagged-field-filter.ts'

interface TaggedFieldPopoverProps {
  onShow: (changes: Record<string, string | undefined>) => void
  className?: string
}

const FILTERABLE = { filterable: 'true' }

/** Contracts by the value of one of the company's own fields. */
export function TaggedFieldPopover({ onShow, className }: TaggedFieldPopoverProps) {
  const t = useTexts()
  const label = t('contract-list.filter.taggedFields')
  const [isOpen, setOpen] = useState(false)
  const [field, setField] = useState<ChoiceOf<'taggedFields'> | null>(null)
  const [draft, setDraft] = useState(emptyTaggedFilter)
  const written = field && writeTaggedFilter(field.type, draft)
  const apply = () => {
    if (!field || !written) return
    onShow({ [`taggedField.${field._id}`]: written })
    setOpen(false)
  }
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
      <form
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
      >
        <ChoiceField
          noun="taggedFields"
          scope={FILTERABLE}
          label={t('contract-list.filter.whichField')}
          value={field?._id ?? null}
          onChange={(_id, next) => {
            setField(next)
            setDraft(emptyTaggedFilter)
          }}
        />
        {field && (
          <TaggedFieldControl key={field._id} field={field} draft={draft} onChange={setDraft} />
        )}
        <Button
          type="submit"
          variant="primary"
          disabledReason={written ? null : t('contract-list.filter.valueMissing')}
        >
          {t('contract-list.filter.applyField')}
        </Button>
      </form>
    </Popover>
  )
}
