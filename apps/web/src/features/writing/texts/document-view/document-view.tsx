import { contractNumbers } from '@tacite/document/absent-parts.ts'
import {
  numberingLabels,
  numberSections,
  type DocumentNumbers,
} from '@tacite/document/number-sections.ts'
import { repeatsIn, type RepeatedPassage } from '@tacite/document/repeats/repeats-in.ts'
import { Plus } from 'lucide-react'
import {
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type KeyboardEvent,
} from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import type { WireDocument } from '../text-queries.ts'
import { useOpenText } from '../text/open-text.tsx'
import { toDocument } from '../text/wire-document.ts'
import { FieldValuePopover, useFieldPopover } from './field-value-popover.tsx'
import { useDocumentActions } from './document-actions.tsx'
import { BlockView } from './block-view.tsx'
import { drawnByBlock } from './drawn-sections.ts'
import { RowsDialog } from '../rows/lazy-rows.ts'
import { loadEditor } from './editor-code.ts'
import './document-view.css'

interface DocumentViewProps {
  wire: WireDocument
  numbers: DocumentNumbers
  title: string
  /** How many sections are drawn so far. */
  drawn: number
}

/** The text as a page, read and edited in place. */
export function DocumentView({ wire, numbers, title, drawn }: DocumentViewProps) {
  const { readOnlyReason, setField, isOneSection } = useOpenText()
  const isEditable = readOnlyReason === null
  const fieldPopover = useFieldPopover()
  const [passage, setPassage] = useState<RepeatedPassage | null>(null)
  const counts = drawnByBlock(wire, drawn)
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isEditable) void loadEditor()
  }, [isEditable])
  const openField = (event: MouseEvent | KeyboardEvent) => {
    const chip = (event.target as Element).closest<HTMLElement>('[data-field]')
    const variable = chip?.dataset['field']
    if (!isEditable || !setField || !chip || !variable) return
    const found = chip.closest('[data-repeat], [data-repeated]') ? passageOf(wire, variable) : null
    if (found) setPassage(found)
    else fieldPopover.open(variable, chip)
  }
  return (
    // The chips inside are keyboard accessible in the editor (Enter on a field) and in the summary sheet.
    <div
      ref={sheet}
      data-paper=""
      data-editable={isEditable ? '' : undefined}
      lang={wire.locale}
      onClick={openField}
      className="paper"
    >
      {!isOneSection && <p className="paper-title">{title}</p>}
      {wire.blocks.map((block, position) => (
        <BlockView
          key={block._id}
          block={block}
          sectionCount={counts[position]!}
          position={position}
          numbers={numbers}
          isEditable={isEditable}
        />
      ))}
      {isEditable && !isOneSection && <AddBlocks />}
      <FieldValuePopover popover={fieldPopover} />
      {passage && (
        <Suspense>
          <RowsDialog passage={passage} onClose={() => setPassage(null)} />
        </Suspense>
      )}
    </div>
  )
}

/** What a field of a repeated passage is asked for each row of; null: it is data of the contract. */
function passageOf(wire: WireDocument, variable: string): RepeatedPassage | null {
  const passages = repeatsIn(toDocument(wire))
  return passages.find(({ variables }) => variables.includes(variable)) ?? null
}

function AddBlocks() {
  const t = useTexts()
  const acts = useDocumentActions()
  return (
    <div className="mt-8 border-t border-line pt-4">
      <div className="-ml-2.5 flex flex-wrap gap-2">
        {(['annex', 'signature', 'body'] as const).map((kind) => (
          <Button
            key={kind}
            size="small"
            variant="quiet"
            icon={<Plus aria-hidden />}
            onClick={() => void acts.addBlock(kind)}
          >
            {t(`editor.block.add.${kind}`)}
          </Button>
        ))}
      </div>
    </div>
  )
}

/**
 * Typing changes no number. Parts that the conditions leave out of a contract have none; a template numbers all of
 * its own.
 */
export function useNumbers(wire: WireDocument): DocumentNumbers {
  const { kind } = useOpenText()
  return useMemo(() => {
    const document = toDocument(wire)
    const labels = numberingLabels[wire.locale]
    return kind === 'contract'
      ? contractNumbers(document, wire.values, labels)
      : numberSections(document, labels)
  }, [wire, kind])
}
