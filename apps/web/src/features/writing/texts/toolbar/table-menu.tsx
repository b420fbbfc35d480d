import type { Translator } from '@tacite/i18n/translator.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Table } from 'lucide-react'
import type { Command } from 'prosemirror-state'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  mergeCells,
  splitCell,
  toggleHeaderRow,
} from 'prosemirror-tables'
import { useTexts } from '../../../../platform/locale.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { LazyMenu } from '../../../../ui/lazy-menu.tsx'
import type { MenuAction } from '../../../../ui/menu.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { leafText } from '../editor/clipboard.ts'
import { totalAtCursor, writeInCell, type TotalAtCursor } from '../editor/commands/column-total.ts'
import { insertTable } from '../editor/commands/inserting.ts'
import { isInTable } from '../editor/commands/split-title.ts'
import { liveReferences } from '../references/live-references.ts'
import { useOpenText } from '../text/open-text.tsx'
import type { Writing } from './use-writing.ts'

const changes = [
  [
    { name: 'rowAbove', command: addRowBefore },
    { name: 'rowBelow', command: addRowAfter },
    { name: 'columnLeft', command: addColumnBefore },
    { name: 'columnRight', command: addColumnAfter },
  ],
  [
    { name: 'merge', command: mergeCells },
    { name: 'split', command: splitCell },
    { name: 'header', command: toggleHeaderRow },
  ],
  [
    { name: 'deleteRow', command: deleteRow },
    { name: 'deleteColumn', command: deleteColumn },
    { name: 'deleteTable', command: deleteTable },
  ],
] as const

const offTexts: Partial<Record<string, 'editor.tool.offMerge' | 'editor.tool.offSplit'>> = {
  merge: 'editor.tool.offMerge',
  split: 'editor.tool.offSplit',
}

/** Writes the total of the cells above the cursor, and says that it stays as written. */
function useTotal({ place, state, fullOffReason, run }: Writing): MenuAction {
  const t = useTexts()
  const queryClient = useQueryClient()
  const text = useOpenText()
  const { fieldSource } = text
  const found =
    place && state
      ? totalAtCursor(state, {
          locale: fieldSource.read().locale,
          leafText: leafText({
            fieldSource,
            references: liveReferences(text, queryClient, place.sectionId),
          }),
        })
      : ({ problem: 'none' } as const)
  const write = () => {
    if ('problem' in found) return
    run(writeInCell(found.total))
    const { replaced, count, total } = found
    toasts.info(
      replaced === ''
        ? t('editor.tool.totalFixed', { count, total })
        : t('editor.tool.totalReplaced', { words: replaced, count, total }),
    )
  }
  const offReason = 'problem' in found ? whyNoTotal(t, found) : null
  return {
    label: t('editor.tool.tables.total'),
    disabledReason: fullOffReason ?? offReason,
    onSelect: write,
  }
}

function whyNoTotal(t: Translator, found: Extract<TotalAtCursor, { problem: string }>): string {
  switch (found.problem) {
    case 'none':
      return t('editor.tool.offTotalNone')
    case 'rows':
      return t('editor.tool.offTotalRows')
    case 'units':
      return t('editor.tool.offTotalUnits')
    case 'words':
      return t('editor.tool.offTotalWords', { words: found.words })
    case 'ambiguous':
      return t('editor.tool.offTotalAmbiguous', { words: found.words })
  }
}

/** Inserts a table, and the commands for the one around the cursor. */
export function TableMenu({ writing }: { writing: Writing }) {
  const t = useTexts()
  const { state, fullOffReason: offReason, run } = writing
  const total = useTotal(writing)
  const isInside = state !== null && isInTable(state)
  const outside = offReason ?? (isInside ? null : t('editor.tool.offNotInTable'))
  const whyOff = (name: string, command: Command) => {
    const isPossible = state !== null && command(state)
    return outside ?? (isPossible ? null : t(offTexts[name] ?? 'editor.tool.offNotInTable'))
  }
  const groups: { actions: MenuAction[] }[] = changes.map((group) => ({
    actions: group.map(({ name, command }) => ({
      label: t(`editor.tool.tables.${name}`),
      isDangerous: name.startsWith('delete'),
      disabledReason: whyOff(name, command),
      onSelect: () => run(command),
    })),
  }))
  return (
    <LazyMenu
      groups={[
        {
          actions: [
            {
              label: t('editor.tool.tables.insert'),
              disabledReason: offReason,
              onSelect: () => run(insertTable()),
            },
          ],
        },
        ...groups.slice(0, 2),
        { actions: [total] },
        ...groups.slice(2),
      ]}
      trigger={
        <IconButton
          label={t('editor.tool.table')}
          icon={<Table aria-hidden />}
          size="small"
          hasTooltip={false}
          className={isInside ? 'bg-accent-soft text-accent-ink' : ''}
        />
      }
    />
  )
}
