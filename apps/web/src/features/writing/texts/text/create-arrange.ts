import * as rules from '@tacite/document/arrange-document.ts'
import type { ContractDocument, SectionLevel } from '@tacite/document/contract-document.ts'
import { emptyRichText, type RichText } from '@tacite/document/rich-text.ts'
import { applyMove } from '@tacite/document/section-move.ts'
import type { QueryClient } from '@tanstack/react-query'
import { currentTexts } from '../../../../platform/locale.ts'
import { showError } from '../../../../platform/query-client.ts'
import { toasts } from '../../../../ui/toasts.ts'
import type { WireDocument } from '../text-queries.ts'
import {
  arrangeCalls,
  type NewBlockBody,
  type SectionMove,
  type SectionSplit,
} from './arrange-calls.ts'
import type { OpenText } from './open-text.tsx'
import { asAnswered, asArranged, toDocument, type ArrangementAnswer } from './wire-document.ts'

export interface NewSection {
  blockId: string
  afterSectionId: string | null
  level: SectionLevel
  title: string
  content?: RichText
  /** The published clause that it is made of. */
  clause?: { clauseId: string; version: number }
}

/** What hears why an act was not done. */
export interface ActRefusals {
  byRule(words: string): void
  byServer(error: unknown): void
}

/** The optimistic result, computed by the same rule as on the server. */
type Preview = (document: ContractDocument) => rules.Arranged

type Act = (
  run: () => Promise<ArrangementAnswer>,
  preview?: Preview,
) => Promise<ArrangementAnswer | null>

export interface ArrangeDeps {
  text: Pick<OpenText, 'textId' | 'store' | 'queue' | 'documentQuery'>
  queryClient: QueryClient
  /** In toasts, if not said otherwise. */
  refusals?: ActRefusals | undefined
}

const inToasts: ActRefusals = {
  byRule: (words) => void toasts.warning(words),
  byServer: showError,
}

/**
 * The acts that change the arrangement of the text, with optimistic updates that are rolled back when the server
 * refuses.
 */
export function createArrange(deps: ArrangeDeps) {
  const { textId, store } = deps.text
  const act = createAct(deps)
  const calls = arrangeCalls(textId)
  return {
    /** Resolves to the id of the new section; null when it was refused. */
    async addSection({ content = emptyRichText(), ...section }: NewSection) {
      const body = { ...section, content: { ...content }, audience: 'anyone' as const }
      const answer = await act(() => calls.addSection(body))
      return answer?.sections[0]?._id ?? null
    },
    async splitSection(sectionId: string, split: SectionSplit) {
      const answer = await act(() => calls.splitSection(sectionId, split))
      return answer?.sections.at(-1)?._id ?? null
    },
    moveSection: (sectionId: string, move: SectionMove) =>
      act(
        () => calls.moveSection(sectionId, move),
        (document) => applyMove(document, sectionId, move),
      ),
    /** Pending text is saved first, so that it is still there when the section is restored. */
    async removeSection(sectionId: string) {
      await store.saved(sectionId)
      return act(
        () => calls.removeSection(sectionId),
        (document) => rules.removeSection(document, sectionId),
      )
    },
    restoreSection: (sectionId: string) => act(() => calls.restoreSection(sectionId)),
    addBlock: (block: NewBlockBody) => act(() => calls.addBlock(block)),
    /** @param replaces the name that the person saw */
    renameBlock: (blockId: string, name: string, replaces: string) =>
      act(() => calls.renameBlock(blockId, { name, replaces })),
    moveBlock: (blockId: string, position: number) =>
      act(
        () => calls.moveBlock(blockId, position),
        (document) => rules.moveBlock(document, blockId, position),
      ),
    removeBlock: (blockId: string) =>
      act(
        () => calls.removeBlock(blockId),
        (document) => rules.removeBlock(document, blockId),
      ),
    restoreBlock: (blockId: string) => act(() => calls.restoreBlock(blockId)),
  }
}

/** Shows the optimistic result of an act, runs it in its turn, and corrects the page by the answer. */
function createAct({ text, queryClient, refusals = inToasts }: ArrangeDeps): Act {
  const { store, queue, documentQuery } = text
  const { queryKey } = documentQuery
  const show = (next: (wire: WireDocument) => WireDocument) =>
    queryClient.setQueryData(queryKey, (wire) => wire && next(wire))
  return async (run, preview) => {
    const before = queryClient.getQueryData(queryKey)
    const arranged = before && preview?.(toDocument(before))
    if (arranged?.refusal) {
      refusals.byRule(currentTexts().refusal(arranged.refusal))
      return null
    }
    if (arranged) show((wire) => asArranged(wire, arranged.document))
    try {
      const answer = await queue.add(run)
      store.receive(answer.sections)
      // A queued act is already shown; its own answer will correct the page.
      if (queue.isIdle()) {
        show((wire) => asAnswered(wire, answer, (id) => store.read(id)?.base))
      }
      return answer
    } catch (error) {
      void queryClient.invalidateQueries({ queryKey })
      refusals.byServer(error)
      return null
    }
  }
}
