import type { ContentChanges } from '@tacite/api/writing/content-changes.ts'
import { Suspense } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { LoadingRegion, SkeletonText } from '../../../ui/skeleton.tsx'
import { ChangedValues } from '../../lifecycle/deadlines/public.ts'
import type { ChangesView } from './changes-view.ts'
import { PartChanges } from './part-changes.tsx'

/** What differs between two contents: values, files, then the blocks and sections in their order. */
export function ContentChangesView({
  changes,
  view,
}: {
  changes: ContentChanges
  view?: ChangesView
}) {
  const { parts, values, attachments } = changes
  const t = useTexts()
  return (
    <>
      {values.length > 0 && (
        <div data-difference="" tabIndex={-1}>
          <Values changes={changes} />
        </div>
      )}
      {attachments.length > 0 && (
        <ul data-difference="" tabIndex={-1} className="flex flex-col gap-1 text-sm">
          {attachments.map(({ kind, name, oldName }) => (
            <li key={`${kind} ${name}`} className="break-words">
              {t(`accepted-changes.annex.${kind}`, { name, oldName: oldName ?? '' })}
            </li>
          ))}
        </ul>
      )}
      {parts.length > 0 && <PartChanges parts={parts} {...(view && { view })} />}
    </>
  )
}

function Values({ changes: { values, currencies } }: { changes: ContentChanges }) {
  const t = useTexts()
  const nameOf = (field: string) => {
    const key = `accepted-changes.value.${field}`
    return t.has(key) ? t.chosen(key, {}) : null
  }
  const wordsOf = (field: string, value: unknown) => {
    const key = `accepted-changes.${field}.${String(value)}`
    return t.has(key) ? t.chosen(key, {}) : null
  }
  return (
    <Suspense
      fallback={
        <LoadingRegion>
          <SkeletonText lines={2} />
        </LoadingRegion>
      }
    >
      <ChangedValues
        className="flex flex-col gap-1.5 text-sm"
        changes={values}
        currencies={currencies}
        nameOf={nameOf}
        wordsOf={wordsOf}
      />
    </Suspense>
  )
}
