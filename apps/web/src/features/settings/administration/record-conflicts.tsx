import type { Revision } from '@tacite/api/revision.ts'
import type { ReactNode } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { conflictsId, type Form } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { useFieldName } from '../../../ui/field-name.ts'

/** How a field's name and values are shown, where its label and plain text do not say it. */
export type ConflictFields = Readonly<
  Record<string, { label?: string; show?: (value: never) => ReactNode }>
>

interface RecordConflictsProps {
  form: Pick<Form<object>, 'id' | 'values' | 'conflicts' | 'taken' | 'resolve'>
  /** Who saved the values that the form merges. */
  revision: Revision | undefined
  fields?: ConflictFields | undefined
}

/** What somebody else saved while the form was being edited: what was merged, and what has to be chosen. */
export function RecordConflicts({ form, revision, fields = {} }: RecordConflictsProps) {
  const t = useTexts()
  const author = useAuthor(revision)
  if (form.conflicts.length + form.taken.length === 0) return null
  return (
    <section
      id={conflictsId(form.id)}
      role="alert"
      tabIndex={-1}
      className="flex flex-col gap-3 rounded-lg bg-amber-soft p-4"
    >
      <p className="font-semibold text-amber-ink">{t('administration.conflict.title', author)}</p>
      {form.taken.length > 0 && (
        <div>
          <p>{t('administration.conflict.taken')}</p>
          <ul className="list-disc pl-5">
            {form.taken.map((field) => (
              <li key={field}>
                <FieldName id={`${form.id}-${field}`} label={fields[field]?.label} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {form.conflicts.length > 0 && <p>{t('administration.conflict.choose')}</p>}
      {form.conflicts.map(({ field, theirs }) => {
        const { label, show = shown(t) } = fields[field] ?? {}
        const valueOf = (value: unknown) =>
          value === null || value === '' ? t('administration.conflict.empty') : show(value as never)
        const mine = (form.values as Record<string, unknown>)[field]
        return (
          <fieldset key={field} className="flex min-w-0 flex-col gap-2">
            <legend className="mb-1 font-medium">
              <FieldName id={`${form.id}-${field}`} label={label} />
            </legend>
            <Side
              title={t('administration.conflict.mine')}
              choice={t('administration.conflict.keepMine')}
              onChoose={() => form.resolve(field, 'mine')}
            >
              {valueOf(mine)}
            </Side>
            <Side
              title={t('administration.conflict.theirs', author)}
              choice={t('administration.conflict.takeTheirs')}
              onChoose={() => form.resolve(field, 'theirs')}
            >
              {valueOf(theirs)}
            </Side>
          </fieldset>
        )
      })}
    </section>
  )
}

function useAuthor(revision: Revision | undefined): { name: string; when: string } {
  const t = useTexts()
  const formats = useFormats()
  const { by, at } = revision ?? { by: null, at: null }
  return {
    name: by ?? t('administration.conflict.someone'),
    when: formats.instant(at ?? new Date().toISOString()),
  }
}

function FieldName({ id, label }: { id: string; label: string | undefined }) {
  const found = useFieldName(id)
  return label ?? found
}

function Side(props: { title: string; choice: string; onChoose: () => void; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1 rounded-md border border-line bg-paper p-3">
      <p className="text-sm text-ink-soft">{props.title}</p>
      <div className="wrap-anywhere whitespace-pre-line">{props.children}</div>
      <div>
        <Button size="small" onClick={props.onChoose}>
          {props.choice}
        </Button>
      </div>
    </div>
  )
}

function shown(t: ReturnType<typeof useTexts>): (value: unknown) => ReactNode {
  return (value) =>
    typeof value === 'boolean'
      ? t(`administration.conflict.${value ? 'yes' : 'no'}`)
      : String(value)
}
