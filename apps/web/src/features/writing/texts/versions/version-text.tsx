import type { textsEndpoints } from '@tacite/api/writing/texts-endpoints.ts'
import type { RichText } from '@tacite/document/rich-text.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../platform/api.ts'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { Switch } from '../../../../ui/choice.tsx'
import { SkeletonText } from '../../../../ui/skeleton.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { RichTextView } from '../document-view/rich-text-view.tsx'
import { writeCommand } from '../history/record-edits.ts'
import { useOpenText, useFields } from '../text/open-text.tsx'
import { textOf, type SectionState } from '../text/section-state.ts'
import { withSections } from '../text/wire-document.ts'
import { TextDiff, useIsSameWords } from './text-diff.tsx'
import { versionQuery } from './version-queries.ts'

interface VersionTextProps {
  version: number
  state: SectionState
  onRestored: () => void
}

/** One stored version: as it was, or compared with the current text. */
export function VersionText({ version, state, onRestored }: VersionTextProps) {
  const t = useTexts()
  const { textId, readOnlyReason } = useOpenText()
  const [isComparing, setComparing] = useState(false)
  const { data } = useQuery(versionQuery(textId, state.base._id, version))
  const restore = useRestore(state, version, onRestored)
  const lockReason = state.base.lockedBy
    ? t('editor.section.locked', { name: state.base.lockedBy.name })
    : null
  // Specification 4: no restoring while a comparison is shown.
  const comparingReason = isComparing ? t('common.error.comparisonActive') : null
  return (
    <section
      aria-label={t('editor.versions.number', { version })}
      className="flex min-w-0 flex-col gap-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Switch
          label={t('editor.versions.compare')}
          checked={isComparing}
          onChange={(event) => setComparing(event.target.checked)}
        />
        <Button
          size="small"
          disabledReason={readOnlyReason ?? lockReason ?? comparingReason}
          isBusy={restore.isPending}
          onClick={() => restore.mutate()}
        >
          {t('editor.versions.restore')}
        </Button>
      </div>
      {!data && <SkeletonText lines={5} />}
      {data && isComparing && <Comparison earlier={data} state={state} />}
      {data && !isComparing && <Reading earlier={data} />}
    </section>
  )
}

interface Earlier {
  title: string
  content: object
}

function Reading({ earlier }: { earlier: Earlier }) {
  const { textId } = useOpenText()
  return (
    <div className="rounded-md border border-line p-5">
      <p className="section-title" data-level="1">
        {earlier.title}
      </p>
      <div className="rich-text">
        <RichTextView
          content={earlier.content as RichText}
          fields={useFields()}
          textId={textId}
          sectionId=""
        />
      </div>
    </div>
  )
}

function Comparison({ earlier, state }: { earlier: Earlier; state: SectionState }) {
  const t = useTexts()
  const isSame = useIsSameWords(earlier, state)
  return (
    <div className="rounded-md border border-line p-5">
      {isSame && <p className="mb-3 text-ink-soft">{t('editor.versions.sameText')}</p>}
      <TextDiff before={earlier} after={state} side="both" />
    </div>
  )
}

function useRestore({ base }: SectionState, version: number, onRestored: () => void) {
  const { textId, log, store, documentQuery } = useOpenText()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      await store.saved(base._id)
      const current = store.read(base._id)?.base.version ?? base.version
      return call<typeof textsEndpoints.restoreVersion>(
        'POST',
        '/texts/:textId/sections/:sectionId/versions/:version/restored',
        {
          params: { textId, sectionId: base._id, version: String(version) },
          body: { version: current },
        },
      )
    },
    onSuccess: (section) => {
      const before = store.read(section._id)
      store.receive([section])
      if (before) {
        const name = { name: 'version' } as const
        log.record(writeCommand(section._id, textOf(before), textOf(section), name))
      }
      queryClient.setQueryData(
        documentQuery.queryKey,
        (wire) => wire && withSections(wire, [section]),
      )
      toasts.success(currentTexts()('editor.versions.restored', { version }))
      onRestored()
    },
  })
}
