import { useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import type { WireDocument } from '../text-queries.ts'
import { BlockLockBand } from './block-lock-band.tsx'
import { BlockMenu } from './block-menu.tsx'
import { DescriptionNote } from './description-note.tsx'
import { useDocumentActions } from './document-actions.tsx'
import { GrowingLine } from './growing-line.tsx'

type WireBlock = WireDocument['blocks'][number]

interface BlockHeadingProps {
  block: WireBlock
  position: number
  number: string
  isEditable: boolean
}

/** The name of a block, edited in place, and what can be done with it. */
export function BlockHeading({ block, position, number, isEditable }: BlockHeadingProps) {
  const t = useTexts()
  const naming = useBlockName(block)
  return (
    <>
      <div className="group/block flex items-start gap-2">
        <h2 className="block-title flex min-w-0 flex-1 gap-x-[0.4em]">
          {number && <span className="shrink-0 text-accent">{number}</span>}
          {isEditable && !block.lock ? (
            <GrowingLine
              {...naming.field}
              maxLength={200}
              aria-label={t('editor.block.nameLabel')}
            />
          ) : (
            <span className="min-w-0">{block.name}</span>
          )}
        </h2>
        {isEditable && <BlockMenu block={block} position={position} />}
      </div>
      <BlockLockBand block={block} isEditable={isEditable} />
      <DescriptionNote of={block} />
      {naming.isContested && (
        <div
          role="alert"
          className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-amber-soft p-3 font-sans text-sm"
        >
          <p className="min-w-0 break-words">
            {t('editor.block.renamedMeanwhile', { name: block.name })}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={naming.keepMine}>
              {t('editor.block.keepMine')}
            </Button>
            <Button size="small" onClick={naming.takeTheirs}>
              {t('editor.block.takeTheirs')}
            </Button>
          </div>
        </div>
      )}
    </>
  )
}

interface Draft {
  text: string
  /** The name that it replaces, as the person saw it when they began. */
  seen: string
}

/** The name being typed: kept until the server has it. Another one saved meanwhile is not replaced without asking. */
function useBlockName({ _id, name }: WireBlock) {
  const { arrange } = useDocumentActions()
  const [draft, setDraft] = useState<Draft | null>(null)
  const isContested = draft !== null && name !== draft.seen && name !== draft.text.trim()
  const send = async (sent: Draft) => {
    const next = sent.text.trim()
    const isSaved =
      next === '' || next === name || (await arrange.renameBlock(_id, next, sent.seen)) !== null
    // More was typed meanwhile: it replaces what was sent.
    if (isSaved) setDraft((now) => (now === sent ? null : now && { ...now, seen: next }))
  }
  const keepMine = () => {
    if (!draft) return
    const mine = { ...draft, seen: name }
    setDraft(mine)
    void send(mine)
  }
  return {
    isContested,
    keepMine,
    takeTheirs: () => setDraft(null),
    field: {
      value: draft?.text ?? name,
      'data-own-undo': draft === null || draft.text === name ? undefined : '',
      onText: (text: string) => setDraft((now) => ({ seen: now?.seen ?? name, text })),
      onBlur: () => {
        if (draft && !isContested) void send(draft)
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key === 'Enter') event.currentTarget.blur()
      },
    },
  }
}
