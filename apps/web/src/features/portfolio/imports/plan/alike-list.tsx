import { diffTexts } from '@tacite/document/diff-sections.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DiffWords } from '../../../../ui/diff-words.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { alikeQuery, type ImportRowDetail } from '../plan-queries.ts'

type Alike = ImportRowDetail['alike'][number]

/** Texts that are nearly the same, each to be seen beside this one. */
export function AlikeList({ importId, row }: { importId: string; row: ImportRowDetail }) {
  const t = useTexts()
  const [shown, setShown] = useState<Alike | null>(null)
  if (row.alike.length === 0) return null
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-semibold">{t('import-plan.alike.title')}</h2>
      <ul className="flex flex-col gap-2">
        {row.alike.map((alike) => (
          <li key={`${alike.position} ${alike.contractId}`} className="flex flex-col items-start">
            <span className="break-words">
              {t('import-plan.alike.line', { name: alike.name, percent: alike.percent })}
            </span>
            <Button variant="quiet" onClick={() => setShown(alike)}>
              {t('import-plan.alike.compare', { name: alike.name })}
            </Button>
          </li>
        ))}
      </ul>
      {shown && (
        <AlikeDialog importId={importId} row={row} alike={shown} onClose={() => setShown(null)} />
      )}
    </section>
  )
}

interface AlikeDialogProps {
  importId: string
  row: ImportRowDetail
  alike: Alike
  onClose: () => void
}

function AlikeDialog({ importId, row, alike, onClose }: AlikeDialogProps) {
  const t = useTexts()
  const { data } = useQuery(alikeQuery(importId, row.position, alike))
  const changes = data ? diffTexts(data.other.text, data.own.text) : []
  const said = (kind: 'added' | 'removed', text: string) => t(`import-plan.alike.${kind}`, { text })
  return (
    <Dialog isOpen onClose={onClose} size="wide" title={t('import-plan.alike.sides')}>
      {!data && <Skeleton className="h-60 rounded-lg" />}
      {data && (
        <div className="grid gap-6 desktop:grid-cols-2">
          <Side name={data.own.name}>
            <DiffWords changes={changes.filter(({ kind }) => kind !== 'removed')} said={said} />
          </Side>
          <Side name={data.other.name}>
            <DiffWords changes={changes.filter(({ kind }) => kind !== 'added')} said={said} />
          </Side>
          {data.isCut && <p className="text-ink-soft">{t('import-plan.alike.cut')}</p>}
        </div>
      )}
    </Dialog>
  )
}

function Side({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-2 font-semibold break-words">{name}</h3>
      <div className="font-serif break-words whitespace-pre-wrap">{children}</div>
    </section>
  )
}
