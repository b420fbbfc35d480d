import { useQuery } from '@tanstack/react-query'
import { Tags } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../platform/locale.ts'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { Popover } from '../../ui/popover.tsx'
import { filterableFieldsQuery } from './list-queries.ts'
import { TaggedFieldControl } from './tagged-field-control.tsx'
import { emptyTaggedFilter, writeTaggedFilter } from './tagged-field-filter.ts'

interface TaggedFieldPopoverProps {
  onShow: (changes: Record<string, string | undefined>) => void
  className?: string
}

/** Contracts by the value of one of the company's own fields. */
export function TaggedFieldPopover({ onShow, className }: TaggedFieldPopoverProps) {
  const t = useTexts()
  const label = t('contract-list.filter.taggedFields')
  const fields = useQuery(filterableFieldsQuery).data ?? []
  const [isOpen, setOpen] = useState(false)
  const [fieldId, setFieldId] = useState<string | null>(null)
  const [draft, setDraft] = useState(emptyTaggedFilter)
  const field = fields.find(({ _id }) => _id === fieldId)
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
        <Combobox
          label={t('contract-list.filter.whichField')}
          options={fields.map(({ _id, tagLabel }) => ({ value: _id, label: tagLabel }))}
          value={fieldId}
          onChange={(next) => {
            setFieldId(next)
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
