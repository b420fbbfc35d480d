import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import {
  moveContract,
  previewMove,
  type BoardCard,
  type BoardStep,
  type StepMove,
} from './board-queries.ts'

/** A move that does more than complete one step, and waits for a yes. */
export interface AskedMove {
  card: BoardCard
  step: BoardStep
  move: StepMove
}

export type MovingCards = ReturnType<typeof useMoveCard>

/** Moves cards between the columns: asked first what a move does, confirmed when it skips or reopens steps. */
export function useMoveCard(steps: readonly BoardStep[]) {
  const t = useTexts()
  const [asked, setAsked] = useState<AskedMove | null>(null)
  /** Why a card stayed, at this card. */
  const [refused, setRefused] = useState<{ cardId: string; message: string } | null>(null)
  const [said, setSaid] = useState('')
  /** The card that was moved last: it has the focus in its new column. */
  const [movedId, setMovedId] = useState<string | null>(null)
  const moving = useMutation({
    mutationFn: ({ card, step, move }: AskedMove) =>
      moveContract({
        contractId: card._id,
        stepId: step._id,
        passesOver: move.passesOver.map(({ _id }) => _id),
        reopens: move.reopens.map(({ _id }) => _id),
      }),
    meta: { changes: ['contracts'] },
    onSuccess: (_, { card, step }) => {
      setMovedId(card._id)
      setSaid(t('board.moved', { title: card.name, step: step.name }))
    },
    onError: (error, { card }) => stay(card, messageOf(error)),
    onSettled: () => setAsked(null),
  })
  const stay = (card: BoardCard, message: string) => {
    setRefused({ cardId: card._id, message })
    setSaid('')
  }
  const ask = useMutation({
    mutationFn: ({ card, step }: Pick<AskedMove, 'card' | 'step'>) =>
      previewMove(card._id, step._id),
    onSuccess: (move, { card, step }) => {
      if (move.refused) return stay(card, move.refused.message)
      const isPlain = move.passesOver.length === 0 && move.reopens.length === 0
      if (isPlain) moving.mutate({ card, step, move })
      else setAsked({ card, step, move })
    },
    onError: (error, { card }) => stay(card, messageOf(error)),
  })
  return {
    asked,
    refused,
    said,
    movedId,
    isBusy: moving.isPending,
    move: (card: BoardCard, fromId: string, stepId: string | undefined) => {
      const step = steps.find(({ _id }) => _id === stepId)
      if (!step || stepId === fromId || moving.isPending) return
      setRefused(null)
      ask.mutate({ card, step })
    },
    confirm: () => asked && moving.mutate(asked),
    close: () => setAsked(null),
  }
}
