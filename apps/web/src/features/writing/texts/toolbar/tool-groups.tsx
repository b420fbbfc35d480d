import type { Translator } from '@tacite/i18n/translator.ts'
import { contractSchema } from '@tacite/document/schema.ts'
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Baseline,
  Bold,
  Heading,
  Italic,
  List,
  ListOrdered,
  Quote,
  Strikethrough,
  Subscript,
  Superscript,
  Underline,
} from 'lucide-react'
import { lift, toggleMark, wrapIn } from 'prosemirror-commands'
import { useTexts } from '../../../../platform/locale.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { LazyMenu } from '../../../../ui/lazy-menu.tsx'
import { alignOf, setAlign } from '../editor/commands/align.ts'
import { ancestorOf } from '../editor/commands/ancestors.ts'
import { continuedNumber, setListStyle, startList, toggleList } from '../editor/commands/lists.ts'
import { isMarked, type MarkName } from '../editor/commands/marks.ts'
import { isInTable } from '../editor/commands/split-title.ts'
import { formatKeys } from '../editor/keys.ts'
import { useOpenText } from '../text/open-text.tsx'
import { ToolButton } from './tool-button.tsx'
import { useMarkTitle } from './use-mark-title.ts'
import type { Writing } from './use-writing.ts'

interface ToolProps {
  writing: Writing
}

const marks = [
  { name: 'bold', icon: <Bold aria-hidden /> },
  { name: 'italic', icon: <Italic aria-hidden /> },
  { name: 'underline', icon: <Underline aria-hidden /> },
] as const

const rareMarks = [
  { name: 'strike', icon: <Strikethrough aria-hidden /> },
  { name: 'superscript', icon: <Superscript aria-hidden /> },
  { name: 'subscript', icon: <Subscript aria-hidden /> },
] as const

export function MarkTools({ writing: { state, offReason, run } }: ToolProps) {
  const t = useTexts()
  const isOn = (name: MarkName) => state !== null && isMarked(state, name)
  const isRareOn = rareMarks.some(({ name }) => isOn(name))
  return (
    <>
      {marks.map(({ name, icon }) => (
        <ToolButton
          key={name}
          label={t(`editor.tool.${name}`)}
          icon={icon}
          keys={formatKeys[name]}
          isOn={isOn(name)}
          offReason={offReason}
          onPress={() => run(toggleMark(contractSchema.marks[name]))}
        />
      ))}
      <LazyMenu
        groups={[
          {
            actions: rareMarks.map(({ name, icon }) => ({
              label: t(`editor.tool.${name}`),
              icon,
              isChosen: isOn(name),
              disabledReason: offReason,
              onSelect: () => run(toggleMark(contractSchema.marks[name])),
            })),
          },
        ]}
        trigger={
          <IconButton
            label={t('editor.tool.more')}
            icon={<Baseline aria-hidden />}
            size="small"
            hasTooltip={false}
            className={isRareOn ? 'bg-accent-soft text-accent-ink' : ''}
          />
        }
      />
    </>
  )
}

const listStyles = ['decimal', 'lower-alpha', 'lower-roman'] as const

export function ListTools({ writing: { state, offReason, run } }: ToolProps) {
  const t = useTexts()
  const list = state && ancestorOf(state, 'bullet_list', 'ordered_list')
  const isOrdered = list?.node.type.name === 'ordered_list'
  const next = state ? continuedNumber(state) : null
  const number = next && 'number' in next ? next.number : null
  const isFirst = list?.node.attrs['order'] === 1
  return (
    <>
      <ToolButton
        label={t('editor.tool.bulletList')}
        icon={<List aria-hidden />}
        keys="Mod-Shift-8"
        isOn={list?.node.type.name === 'bullet_list'}
        offReason={offReason}
        onPress={() => run(toggleList('bullet_list'))}
      />
      <ToolButton
        label={t('editor.tool.orderedList')}
        icon={<ListOrdered aria-hidden />}
        keys="Mod-Shift-7"
        isOn={isOrdered}
        offReason={offReason}
        onPress={() => run(toggleList('ordered_list'))}
      />
      {isOrdered && (
        <LazyMenu
          groups={[
            {
              label: t('editor.tool.listStyle'),
              actions: listStyles.map((style) => ({
                label: t(`editor.tool.listStyles.${style}`),
                isChosen: list.node.attrs['style'] === style,
                onSelect: () => run(setListStyle(style)),
              })),
            },
            {
              actions: [
                {
                  label: t('editor.tool.listContinue'),
                  disabledReason: whyNotContinued(t, next),
                  onSelect: () => number !== null && run(startList(number)),
                },
                {
                  label: t('editor.tool.listRestart'),
                  disabledReason: isFirst ? t('editor.tool.offListStart') : null,
                  onSelect: () => run(startList(1)),
                },
              ],
            },
          ]}
          trigger={
            <button
              type="button"
              aria-label={t('editor.tool.listStyle')}
              className="h-7 rounded-md px-1.5 text-xs text-ink-soft tabular-nums hover:bg-sunken"
            >
              {t(`editor.tool.listStyles.${list.node.attrs['style'] as 'decimal'}`)}
            </button>
          }
        />
      )}
    </>
  )
}

function whyNotContinued(
  t: Translator,
  next: ReturnType<typeof continuedNumber> | null,
): string | null {
  if (!next || 'number' in next) return null
  return t(next.problem === 'rows' ? 'editor.tool.offListRows' : 'editor.tool.offListBefore')
}

const aligns = {
  left: <AlignLeft aria-hidden />,
  center: <AlignCenter aria-hidden />,
  right: <AlignRight aria-hidden />,
  justify: <AlignJustify aria-hidden />,
} as const

const alignNames = ['left', 'center', 'right', 'justify'] as const

export function AlignTools({ writing: { state, offReason, run } }: ToolProps) {
  const t = useTexts()
  const current = state && alignOf(state)
  return (
    <LazyMenu
      groups={[
        {
          actions: alignNames.map((align) => ({
            label: t(`editor.tool.aligns.${align}`),
            icon: aligns[align],
            isChosen: current === align,
            disabledReason: offReason,
            onSelect: () => run(setAlign(align)),
          })),
        },
      ]}
      trigger={
        <IconButton
          label={t('editor.tool.align')}
          icon={aligns[current ?? 'left']}
          size="small"
          hasTooltip={false}
        />
      }
    />
  )
}

const titleLevels = [1, 2, 3] as const

/** Quotation, and turning words into the title of a section. */
export function StructureTools({ writing }: ToolProps) {
  const t = useTexts()
  const markTitle = useMarkTitle(writing)
  const { state, offReason, run } = writing
  const isQuote = state !== null && ancestorOf(state, 'blockquote') !== null
  const isEmpty = state?.selection.empty ?? true
  const { isOneSection } = useOpenText()
  const titleReason =
    offReason ??
    (isOneSection ? t.refusal({ code: 'TEXT_IS_ONE_SECTION' }) : null) ??
    (state && isInTable(state) ? t('editor.tool.offInTable') : null) ??
    (isEmpty ? t.refusal({ code: 'SECTION_TITLE_TEXT_REQUIRED' }) : null)
  return (
    <>
      <ToolButton
        label={t('editor.tool.quote')}
        icon={<Quote aria-hidden />}
        keys="Mod-Shift-9"
        isOn={isQuote}
        offReason={offReason}
        onPress={() => run(isQuote ? lift : wrapIn(contractSchema.nodes.blockquote))}
      />
      <LazyMenu
        groups={[
          {
            label: t('editor.tool.title'),
            actions: titleLevels.map((level) => ({
              label: t(`editor.tool.titles.${level}`),
              disabledReason: titleReason,
              onSelect: () => void markTitle(level),
            })),
          },
        ]}
        trigger={
          <IconButton
            label={t('editor.tool.title')}
            icon={<Heading aria-hidden />}
            size="small"
            hasTooltip={false}
          />
        }
      />
    </>
  )
}
