import { urlOf } from '../../../platform/api.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { holds, useMe } from '../../../platform/me.ts'
import { Checkbox } from '../../../ui/choice.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import type { Template } from './choices.ts'
import type { NewContractForm } from './use-new-contract.ts'

/** The files that the contract gets from its template: each may be left out. */
export function TemplateFiles({ form, template }: { form: NewContractForm; template: Template }) {
  const t = useTexts()
  const { bytes } = useFormats()
  const mayRead = holds(useMe(), 'model:contracts:list')
  const { leaveOut } = form.draft
  const toggle = (id: string) =>
    form.change({
      leaveOut: leaveOut.includes(id) ? leaveOut.filter((each) => each !== id) : [...leaveOut, id],
    })
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{t('new-contract.files.label')}</legend>
      {template.files.map(({ _id, name, sizeBytes }) => (
        <div key={_id} className="flex flex-wrap items-start justify-between gap-x-3">
          <Checkbox
            label={<span className="break-words">{name}</span>}
            hint={bytes(sizeBytes)}
            checked={!leaveOut.includes(_id)}
            onChange={() => toggle(_id)}
          />
          {mayRead && (
            <TextLink
              render={
                <a
                  href={urlOf('/model/contracts/:templateId/files/:fileId/file', {
                    params: { templateId: template._id, fileId: _id },
                    query: { version: template.version },
                  })}
                  download
                  aria-label={t('new-contract.files.download', { name })}
                />
              }
            >
              {t('new-contract.files.see')}
            </TextLink>
          )}
        </div>
      ))}
      <p className="text-sm text-ink-soft">{t('new-contract.files.hint')}</p>
    </fieldset>
  )
}
