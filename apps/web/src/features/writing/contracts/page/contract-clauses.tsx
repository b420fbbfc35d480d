import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useMemo, useState, type ReactNode } from 'react'
import { ContractClausesContext, type SaidClause } from '../../../../platform/contract-clauses.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { holds, useMe } from '../../../../platform/me.ts'
import {
  InsertClauseDialog,
  TakeClauseDialog,
  useOpenText,
  type WireDocument,
} from '../../texts/public.tsx'

/** Lets every part of the page put clauses of the library into the text; the windows are fetched with the first of them. */
export function ContractClauses({ children }: { children: ReactNode }) {
  const t = useTexts()
  const me = useMe()
  const { readOnlyReason } = useOpenText()
  const revision = useSettledRevision()
  const [opened, setOpened] = useState<Opened | null>(null)
  const refusal =
    readOnlyReason ??
    (holds(me, 'contracts:clause:list')
      ? null
      : t.refusal({ code: 'NOT_ALLOWED_CONTRACTS_CLAUSE_LIST' }))
  const acts = useMemo(
    () => ({
      revision,
      refusal,
      insert: (clauseId: string) => setOpened({ act: 'insert', clauseId }),
      takeBack: (said: SaidClause) => setOpened({ act: 'takeBack', said }),
      keep: (said: SaidClause) => setOpened({ act: 'keep', said }),
    }),
    [revision, refusal],
  )
  const close = () => setOpened(null)
  return (
    <ContractClausesContext value={acts}>
      {children}
      <Suspense>
        {opened?.act === 'insert' && (
          <InsertClauseDialog clauseId={opened.clauseId} onClose={close} />
        )}
        {(opened?.act === 'takeBack' || opened?.act === 'keep') && (
          <TakeClauseDialog said={opened.said} isKeeping={opened.act === 'keep'} onClose={close} />
        )}
      </Suspense>
    </ContractClausesContext>
  )
}

type Opened = { act: 'insert'; clauseId: string } | { act: 'takeBack' | 'keep'; said: SaidClause }

/** The revision that the server has, too: a section is taken out of the page before it is taken out of the text. */
function useSettledRevision(): string {
  const { documentQuery, queue } = useOpenText()
  const { data: revision = '' } = useQuery({ ...documentQuery, select: clauseRevision })
  const [settled, setSettled] = useState(revision)
  useEffect(() => {
    let isCurrent = true
    const follow = async () => {
      await queue.settled()
      if (isCurrent) setSettled(revision)
    }
    void follow()
    return () => {
      isCurrent = false
    }
  }, [queue, revision])
  return settled
}

/** The same while one writes: only what a section follows, and whether it says it, counts. */
function clauseRevision({ blocks }: WireDocument): string {
  const sections = blocks.flatMap((block) => block.sections)
  return JSON.stringify(
    sections.map(({ _id, clauses }) => [
      _id,
      ...clauses.map(({ _id: clauseId, standing, kept }) => [clauseId, standing, kept?.at]),
    ]),
  )
}
