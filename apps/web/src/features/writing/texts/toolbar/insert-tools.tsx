import {
  Braces,
  FileStack,
  GitBranch,
  Image,
  Link,
  Link2,
  ListPlus,
  SeparatorHorizontal,
  SquarePlus,
  Superscript,
  TextQuote,
} from 'lucide-react'
import { useTexts } from '../../../../platform/locale.ts'
import { holds, useMe } from '../../../../platform/me.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { LazyMenu } from '../../../../ui/lazy-menu.tsx'
import { conditionalAround, conditionalRefusal } from '../editor/commands/conditional.ts'
import { insertPageBreak } from '../editor/commands/inserting.ts'
import { linkAround } from '../editor/commands/marks.ts'
import { repeatAround, repeatRefusal } from '../editor/commands/repeat.ts'
import { useOpenText } from '../text/open-text.tsx'
import type { WritingWindow } from '../text/editing.ts'
import { ToolButton } from './tool-button.tsx'
import type { Writing } from './use-writing.ts'

/** What is inserted through a dialog, and the page break. */
export function InsertTools({ writing }: { writing: Writing }) {
  const t = useTexts()
  const me = useMe()
  const { editing, isOneSection, readOnlyReason } = useOpenText()
  const { state, offReason, fullOffReason, run } = writing
  const open = (window: WritingWindow) => () => editing.openWindow(window)
  const isLink = state !== null && linkAround(state) !== null
  const isConditional = state !== null && conditionalAround(state) !== null
  const refusal = state && !isConditional ? conditionalRefusal(state) : undefined
  const isRepeated = state !== null && repeatAround(state) !== null
  const notRepeated = state && !isRepeated ? repeatRefusal(state) : undefined
  const oneSectionReason = isOneSection ? t.refusal({ code: 'TEXT_IS_ONE_SECTION' }) : null
  const clauseReason = holds(me, 'contracts:clause:list')
    ? null
    : t.refusal({ code: 'NOT_ALLOWED_CONTRACTS_CLAUSE_LIST' })
  return (
    <>
      <ToolButton
        label={t('editor.tool.link')}
        icon={<Link aria-hidden />}
        keys="Mod-Shift-k"
        isOn={isLink}
        offReason={offReason}
        onPress={open('link')}
      />
      <ToolButton
        label={t('editor.tool.field')}
        icon={<Braces aria-hidden />}
        offReason={offReason}
        onPress={open('field')}
      />
      <ToolButton
        label={t(isConditional ? 'editor.condition.update' : 'editor.tool.condition')}
        icon={<GitBranch aria-hidden />}
        isOn={isConditional}
        offReason={fullOffReason ?? (refusal ? t.refusal(refusal) : null)}
        onPress={open('condition')}
      />
      <ToolButton
        label={t(isRepeated ? 'editor.repeat.update' : 'editor.tool.repeat')}
        icon={<ListPlus aria-hidden />}
        isOn={isRepeated}
        offReason={fullOffReason ?? (notRepeated ? t.refusal(notRepeated) : null)}
        onPress={open('repeat')}
      />
      <ToolButton
        label={t('editor.tool.clause')}
        icon={<FileStack aria-hidden />}
        offReason={clauseReason ?? offReason}
        onPress={open('clause')}
      />
      <LazyMenu
        groups={[
          {
            actions: [
              {
                label: t('editor.tool.reference'),
                icon: <TextQuote aria-hidden />,
                disabledReason: oneSectionReason ?? offReason,
                onSelect: open('reference'),
              },
              {
                label: t('editor.tool.note'),
                icon: <Superscript aria-hidden />,
                disabledReason: offReason,
                onSelect: open('note'),
              },
              {
                label: t('editor.reference.found.title'),
                icon: <Link2 aria-hidden />,
                disabledReason: oneSectionReason ?? readOnlyReason,
                onSelect: open('foundReferences'),
              },
              {
                label: t('editor.tool.image'),
                icon: <Image aria-hidden />,
                disabledReason: fullOffReason,
                onSelect: open('image'),
              },
              {
                label: t('editor.tool.pageBreak'),
                icon: <SeparatorHorizontal aria-hidden />,
                disabledReason: offReason,
                onSelect: () => run(insertPageBreak),
              },
            ],
          },
        ]}
        trigger={
          <IconButton
            label={t('editor.tool.moreInserts')}
            icon={<SquarePlus aria-hidden />}
            size="small"
            hasTooltip={false}
          />
        }
      />
    </>
  )
}
