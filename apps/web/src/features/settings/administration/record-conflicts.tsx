import type { Revision } from '@tacite/api/revision.ts'
import type { ReactNode } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import type { Conflict, StepNews } from '../../../platform/merge-values.ts'
import { conflictsId, type Form } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { useFieldName } from '../../../ui/field-name.ts'

/** How a field's name and values are shown, where its label and plain text do not say it. */
export type ConflictFields = Readonly<Record<string, ConflictField>>

interface ConflictField {
  label?: string
  show?: (value: never) => ReactNode
  /** Of steps: the name of one, and its parts. */
  nameOf?: (step: never) => string
  parts?: ConflictFields
}

interface RecordConflictsProps {
  form: Pick<Form<object>, 'id' | 'conflicts' | 'mineOf' | 'taken' | 'resolve'>
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
            {form.taken.map((each) =>
              typeof each === 'string' ? (
                <li key={each}>
                  <FieldName id={`${form.id}-${each}`} label={fields[each]?.label} />
                </li>
              ) : (
                <li key={JSON.stringify(each)}>{stepNews(t, each, fields[each.list])}</li>
              ),
            )}
          </ul>
        </div>
      )}
      {form.conflicts.length > 0 && <p>{t('administration.conflict.choose')}</p>}
      {form.conflicts.map((conflict) => {
        const { field, theirs } = conflict
        const mine = form.mineOf(conflict)
        const { label, show, empty } = shownConflict(t, conflict, fields)
        const valueOf = (value: unknown) =>
          value === null || value === '' ? t(empty) : show(value as never)
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

type Texts = ReturnType<typeof useTexts>

/** What was only done to a step elsewhere. */
function stepNews(t: Texts, { act, step, parts }: StepNews, field: ConflictField = {}): string {
  const name = field.nameOf?.(step as never) ?? ''
  const labels = parts.map((part) => field.parts?.[part]?.label ?? part)
  return t(`administration.conflict.step.${act}`, { name, parts: labels.join(', ') })
}

/** The name of a conflict, and how its values are shown. */
function shownConflict(
  t: Texts,
  { field, at }: Conflict,
  fields: ConflictFields,
): { label?: string; show: (value: never) => ReactNode; empty: EmptyKey } {
  const plain = { show: shown(t), empty: 'administration.conflict.empty' as const }
  if (!at) return { ...plain, ...fields[field] }
  const { nameOf, parts } = fields[at.list] ?? {}
  const name = (step: unknown) => nameOf?.(step as never) ?? ''
  if ('order' in at) {
    const show = (steps: unknown[]) =>
      steps.map((step, at0) => `${at0 + 1}. ${name(step)}`).join('\n')
    return { ...plain, label: t('administration.conflict.step.order'), show }
  }
  const label = t('administration.conflict.step.one', { name: name(at.step) })
  if (at.part === null) {
    const show = (step: unknown) => stepInFull(t, step, fields[at.list] ?? {})
    return { label, show, empty: 'administration.conflict.step.gone' }
  }
  const part = parts?.[at.part]
  return {
    ...plain,
    ...part,
    label: t('administration.conflict.step.part', { step: label, part: part?.label ?? at.part }),
  }
}

type EmptyKey = 'administration.conflict.empty' | 'administration.conflict.step.gone'

/** Every part of a step, one a line. */
function stepInFull(t: Texts, step: unknown, { parts = {} }: ConflictField): ReactNode {
  return (
    <ul>
      {Object.entries(parts).map(([part, { label = part, show = shown(t) }]) => {
        const value = (step as Record<string, never>)[part]
        const isEmpty = value === null || value === ''
        return (
          <li key={part}>
            <span className="text-ink-faint">{label}</span>{' '}
            {isEmpty ? t('administration.conflict.empty') : show(value as never)}
          </li>
        )
      })}
    </ul>
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

function shown(t: Texts): (value: unknown) => ReactNode {
  return (value) =>
    typeof value === 'boolean'
      ? t(`administration.conflict.${value ? 'yes' : 'no'}`)
      : String(value)
}
