import type { Section } from '@tacite/api/writing/text-shapes.ts'
import { sectionAudiences } from '@tacite/document/contract-document.ts'
import type { RichText } from '@tacite/document/rich-text.ts'
import { withSubsections } from '@tacite/document/section-move.ts'
import { useQuery } from '@tanstack/react-query'
import {
  ArrowDown,
  ArrowUp,
  FileStack,
  History,
  IndentDecrease,
  IndentIncrease,
  Lock,
  LockOpen,
  Plus,
  StickyNote,
  Trash2,
} from 'lucide-react'
import { useTexts } from '../../../../platform/locale.ts'
import { holds, useMe } from '../../../../platform/me.ts'
import type { MenuAction, MenuGroup } from '../../../../ui/menu.tsx'
import { selectedParagraphs } from '../clauses/selected-paragraphs.ts'
import { useOpenText, useSectionPart } from '../text/open-text.tsx'
import { isLimitedFromAbove } from '../text/inherits-restriction.ts'
import { numberingOffer } from '../text/numbering-offer.ts'
import { useTextRefusal } from '../text/text-refusal.ts'
import { useRemovalLabel } from '../text/use-removal-label.ts'
import { useDocumentActions } from './document-actions.tsx'

/** The items of a section's menu; disabled ones say why. */
export function useSectionActions(section: Section): MenuGroup[] {
  const { isOneSection } = useOpenText()
  const keeping = { actions: useKeeping(section) }
  const describing = useDescribing(section)
  const making = useClauseMaking(section)
  const arranging = [
    { actions: useAdding(section) },
    { actions: useMoving(section) },
    { actions: [...keeping.actions, describing, making, useRemoving(section)] },
    ...useNumbering(section),
    useAudience(section),
  ]
  return isOneSection ? [keeping] : arranging
}

function useAdding({ _id, level }: Section): MenuAction[] {
  const t = useTexts()
  const acts = useDocumentActions()
  return [
    {
      label: t('editor.section.addAfter'),
      icon: <Plus aria-hidden />,
      onSelect: () => void acts.addSection({ after: _id, level }),
    },
    {
      label: t('editor.section.addBelow'),
      icon: <Plus aria-hidden />,
      disabledReason: level === 3 ? t.refusal({ code: 'SECTION_LEVEL_LIMIT' }) : null,
      onSelect: () => void acts.addSection({ after: _id, level: level === 1 ? 2 : 3 }),
    },
  ]
}

const moves = [
  { to: 'up', label: 'moveUp', icon: <ArrowUp aria-hidden /> },
  { to: 'down', label: 'moveDown', icon: <ArrowDown aria-hidden /> },
  { to: 'promote', label: 'promote', icon: <IndentDecrease aria-hidden /> },
  { to: 'demote', label: 'demote', icon: <IndentIncrease aria-hidden /> },
] as const

function useMoving(section: Section): MenuAction[] {
  const t = useTexts()
  const { arrange } = useDocumentActions()
  const disabledReason = useLockReason(section)
  return moves.map(({ to, label, icon }) => ({
    label: t(`editor.section.${label}`),
    icon,
    disabledReason,
    onSelect: () => void arrange.moveSection(section._id, { to }),
  }))
}

/** Whether it is numbered, in a numbered text; subsections follow their parent section. */
function useNumbering(section: Section): MenuGroup[] {
  const t = useTexts()
  const { documentQuery } = useOpenText()
  const acts = useDocumentActions()
  const wire = useQuery(documentQuery).data
  const lockReason = useLockReason(section)
  const offer = wire && numberingOffer(wire, section._id)
  if (!offer) return []
  const choices = [
    { isNumbered: true, label: t('editor.section.numbering.numbered') },
    { isNumbered: false, label: t('editor.section.numbering.unnumbered') },
  ]
  const actions = choices.map(({ isNumbered, label }) => ({
    label,
    isChosen: offer.isNumbered === isNumbered,
    disabledReason: lockReason ?? (offer.reason && t(`editor.section.numbering.${offer.reason}`)),
    onSelect: () => acts.setNumbered(section._id, isNumbered),
  }))
  return [{ label: t('editor.section.numbering.label'), actions }]
}

/** Who may see it; below a restricted section, at most its audience. */
function useAudience(section: Section): MenuGroup {
  const t = useTexts()
  const { store, documentQuery } = useOpenText()
  const wire = useQuery(documentQuery).data
  const isLimited = wire !== undefined && isLimitedFromAbove(wire, section._id)
  const audience = useSectionPart(section, (state) => state.audience)
  const disabledReason = useLockReason(section)
  const actions = sectionAudiences.map((value) => ({
    label: t(`editor.section.audience.${value}`),
    isChosen: audience === value,
    disabledReason,
    onSelect: () => {
      store.edit(section._id, { audience: value })
      store.flush(section._id)
    },
  }))
  return { label: t(`editor.section.audience.${isLimited ? 'limited' : 'label'}`), actions }
}

function useKeeping(section: Section): MenuAction[] {
  const t = useTexts()
  const acts = useDocumentActions()
  const versionsRefusal = useTextRefusal('listVersions')
  const isLocked = section.isLocked
  const unlockRefusal = useUnlockRefusal(section)
  return [
    {
      label: t('editor.section.versions'),
      icon: <History aria-hidden />,
      disabledReason: versionsRefusal,
      onSelect: () => acts.open('versions', section._id),
    },
    {
      label: t(isLocked ? 'editor.section.unlock' : 'editor.section.lock'),
      icon: isLocked ? <LockOpen aria-hidden /> : <Lock aria-hidden />,
      disabledReason: isLocked ? unlockRefusal : null,
      onSelect: () => acts.setLock(section._id, !isLocked),
    },
  ]
}

function useDescribing(section: Section): MenuAction {
  const t = useTexts()
  const acts = useDocumentActions()
  return {
    label: t('editor.description.open'),
    icon: <StickyNote aria-hidden />,
    disabledReason: useLockReason(section),
    onSelect: () => acts.describe({ part: 'section', id: section._id }),
  }
}

/** The section, or what is selected in it, becomes a draft in the clause library. */
function useClauseMaking(section: Section): MenuAction {
  const { _id: sectionId } = section
  const t = useTexts()
  const me = useMe()
  const { editing, store, textId } = useOpenText()
  const place = editing.place()
  const state = place?.sectionId === sectionId ? place.view?.state : undefined
  const selected = state && selectedParagraphs(state)
  return {
    label: t(`editor.clause.${selected ? 'ofSelection' : 'ofSection'}`),
    icon: <FileStack aria-hidden />,
    disabledReason: holds(me, 'contracts:clause:create')
      ? null
      : t.refusal({ code: 'NOT_ALLOWED_CONTRACTS_CLAUSE_CREATE' }),
    onSelect: () => {
      const { content } = store.read(sectionId) ?? section
      void store
        .saved(sectionId)
        .then(() => import('../clauses/make-clause.ts'))
        .then(({ makeClause }) =>
          makeClause({ textId, sectionId, ...selected }, content as RichText),
        )
    },
  }
}

function useRemoving(section: Section): MenuAction {
  const t = useTexts()
  const label = useRemovalLabel(t('editor.section.remove'), (document) =>
    withSubsections(document, section._id),
  )
  const acts = useDocumentActions()
  return {
    label,
    icon: <Trash2 aria-hidden />,
    isDangerous: true,
    disabledReason: useLockReason(section),
    onSelect: () => void acts.removeSection(section._id),
  }
}

function useLockReason({ lockedBy }: Section): string | null {
  const t = useTexts()
  return lockedBy ? t('editor.section.locked', { name: lockedBy.name }) : null
}

/** Unlocking is for the person who locked it and for those who may unlock others' locks; the server checks again. */
function useUnlockRefusal({ lockedBy }: Section): string | null {
  const t = useTexts()
  const me = useMe()
  const { kind } = useOpenText()
  const refusal = useTextRefusal('unlockOthers')
  return refusal === null || lockedBy?._id === me._id
    ? null
    : t(`editor.section.mayNotLock.${kind}`)
}
