import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { rowQuery, type ImportRowDetail } from '../plan-queries.ts'
import { acceptableItems, deskItems, type DeskItem } from './desk-items.ts'
import { judgeRow, undoJudgement, type Judgement } from './review-queries.ts'

/** Words of a page that a person selected for a value. */
export interface Selection {
  page: number
  start: number
  end: number
  quote: string
}

/** What the person is doing with the line that the cursor is on. */
export type Mode =
  | { kind: 'look' }
  | { kind: 'type'; text: string; selection: Selection | null }
  | { kind: 'reject' }
  | { kind: 'select' }

const LOOK: Mode = { kind: 'look' }

export type Desk = ReturnType<typeof useDesk>

/** A row on the desk: its lines, the one that the cursor is on, and what is said of it. */
export function useDesk(importId: string, row: ImportRowDetail) {
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState<string | null>(null)
  const [mode, setMode] = useState<Mode>(LOOK)
  const items = deskItems(row)
  const doubts = items.filter(({ isDoubt }) => isDoubt)
  const rest = items.filter(({ isDoubt }) => !isDoubt)
  const active = items.find(({ key }) => key === chosen) ?? doubts[0] ?? null

  const keep = (detail: ImportRowDetail) => {
    queryClient.setQueryData(rowQuery(importId, row.position).queryKey, detail)
    setChosen(null)
    setMode(LOOK)
  }
  const judge = useMutation({
    mutationFn: (said: readonly Judgement[]) => judgeAll(importId, row, said),
    meta: { changes: ['imports'], showsError: true },
    onSuccess: keep,
  })
  const undo = useMutation({
    mutationFn: () => undoJudgement(importId, row.position),
    meta: { changes: ['imports'], showsError: true },
    onSuccess: keep,
  })
  const say = (item: DeskItem, said: Omit<Judgement, 'field' | 'text'>) =>
    judge.mutate([judgementOf(item, said)])
  const move = (to: DeskItem | undefined) => {
    setMode(LOOK)
    if (to) setChosen(to.key)
  }
  const all = [...doubts, ...rest]
  const at = active ? all.indexOf(active) : -1
  return {
    doubts,
    rest,
    active,
    mode,
    isBusy: judge.isPending || undo.isPending,
    /** Why the last act was refused. */
    error: (judge.submittedAt > undo.submittedAt ? judge : undo).error,
    /** The last thing said of the row by this person can be taken back. */
    mayUndo: row.review.judgements.some(({ isOwn }) => isOwn),
    choose: (item: DeskItem) => move(item),
    next: () => move(all[at + 1] ?? all[0]),
    previous: () => move(all[at - 1] ?? all.at(-1)),
    nextDoubt: () =>
      move(
        doubts[
          (doubts.findIndex(({ key }) => key === active?.key) + 1) % Math.max(1, doubts.length)
        ],
      ),
    look: () => setMode(LOOK),
    type: (item: DeskItem, selection: Selection | null = null) => {
      setChosen(item.key)
      setMode({ kind: 'type', text: selection?.quote ?? item.shown, selection })
    },
    select: (item: DeskItem) => {
      setChosen(item.key)
      setMode({ kind: 'select' })
    },
    askWhy: (item: DeskItem) => {
      setChosen(item.key)
      setMode({ kind: 'reject' })
    },
    accept: (item: DeskItem) => item.text !== null && say(item, { verdict: 'accepted' }),
    acceptAll: () => {
      const said = acceptableItems(items).map((item) => judgementOf(item, { verdict: 'accepted' }))
      if (said.length > 0) judge.mutate(said)
    },
    /** Its form shows a refusal. */
    correct: async (item: DeskItem, typed: string, selection: Selection | null) => {
      const selected = selection && placeOf(selection)
      const said = { verdict: 'corrected', typed, ...(selected && { selected }) } as const
      keep(await judgeAll(importId, row, [judgementOf(item, said)]))
    },
    reject: (item: DeskItem, reason: NonNullable<Judgement['reason']>) =>
      say(item, { verdict: 'rejected', reason }),
    undo: () => undo.mutate(),
  }
}

function judgementOf({ field, text, isNew }: DeskItem, said: Omit<Judgement, 'field' | 'text'>) {
  const creates = said.verdict === 'accepted' && isNew
  return { field: field as Judgement['field'], text, creates, ...said }
}

function placeOf({ page, start, end }: Selection) {
  return { page, start, end }
}

/** One after the other: each is judged against what stands then. */
async function judgeAll(
  importId: string,
  row: ImportRowDetail,
  said: readonly Judgement[],
): Promise<ImportRowDetail> {
  let detail = row
  for (const judgement of said) detail = await judgeRow(importId, row.position, judgement)
  return detail
}
