import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LoadingRegion, SkeletonText } from '../../../../ui/skeleton.tsx'
import { useOpenText, useKnownSection } from '../text/open-text.tsx'
import { VersionText } from './version-text.tsx'
import { versionsQuery } from './version-queries.ts'

interface VersionsDialogProps {
  sectionId: string
  onClose: () => void
}

/** The stored versions of a section: read, compared word by word with the current text, restored. */
export default function VersionsDialog({ sectionId, onClose }: VersionsDialogProps) {
  const t = useTexts()
  const state = useKnownSection(sectionId)
  const [chosen, setChosen] = useState<number | null>(null)
  const list = useVersionList(sectionId)
  const shown = chosen ?? list.versions?.[0]?.version ?? null
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={t('editor.versions.title', { title: state?.title ?? '' })}
    >
      {!list.versions && (
        <LoadingRegion>
          <SkeletonText lines={6} />
        </LoadingRegion>
      )}
      {list.versions?.length === 0 && <EmptyState isSmall title={t('editor.versions.empty')} />}
      {shown !== null && state && (
        <div className="grid gap-5 tablet:grid-cols-[240px_minmax(0,1fr)]">
          <VersionList {...list} shown={shown} onChoose={setChosen} />
          <VersionText key={shown} version={shown} state={state} onRestored={onClose} />
        </div>
      )}
    </Dialog>
  )
}

type Listed = ReturnType<typeof useVersionList>

function useVersionList(sectionId: string) {
  const { textId } = useOpenText()
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery(versionsQuery(textId, sectionId))
  return {
    versions: data?.pages.flatMap(({ value }) => value),
    more: hasNextPage ? () => void fetchNextPage() : null,
  }
}

function VersionList(props: Listed & { shown: number; onChoose: (version: number) => void }) {
  const { versions = [], more, shown, onChoose } = props
  const t = useTexts()
  const formats = useFormats()
  return (
    <nav aria-label={t('editor.versions.list')} className="min-w-0">
      <ol className="flex flex-col gap-0.5">
        {versions.map(({ version, savedAt, savedBy }) => (
          <li key={version}>
            <button
              type="button"
              aria-current={version === shown ? 'true' : undefined}
              onClick={() => onChoose(version)}
              className={classNames(
                'flex w-full flex-col rounded-md px-3 py-2 text-left',
                version === shown ? 'bg-accent-soft text-accent-ink' : 'hover:bg-sunken',
              )}
            >
              <span className="font-medium tabular-nums">{formats.instant(savedAt)}</span>
              <span className="text-sm">
                {savedBy} · {t('editor.versions.number', { version })}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {more && (
        <Button size="small" variant="quiet" onClick={more} className="mt-2">
          {t('editor.versions.more')}
        </Button>
      )}
    </nav>
  )
}
