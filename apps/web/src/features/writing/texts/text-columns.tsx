import { Lock } from 'lucide-react'
import { lazy, Suspense, useCallback, useRef, type ReactNode } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { classNames } from '../../../ui/class-names.ts'
import { DocumentView, useNumbers } from './document-view/document-view.tsx'
import { useDrawnSections } from './document-view/use-drawn-sections.ts'
import { Outline } from './outline/outline.tsx'
import type { WireDocument } from './text-queries.ts'
import { useOpenText } from './text/open-text.tsx'

const Toolbar = lazy(() => import('./toolbar/toolbar.tsx'))
const Find = lazy(() => import('./find/find.tsx'))

export type Column = 'outline' | 'text' | 'details'

const columns = ['outline', 'text', 'details'] as const
const WITHOUT_OUTLINE = ['text', 'details'] as const

const THREE_COLUMNS =
  '@min-[1000px]:grid-cols-[200px_minmax(0,1fr)_300px] @min-[1200px]:grid-cols-[208px_minmax(0,1fr)_328px] @min-[1440px]:grid-cols-[264px_minmax(0,1fr)_400px]'
const TWO_COLUMNS =
  '@min-[1000px]:grid-cols-[minmax(0,1fr)_300px] @min-[1200px]:grid-cols-[minmax(0,1fr)_328px] @min-[1440px]:grid-cols-[minmax(0,1fr)_400px]'

interface TextColumnsProps {
  wire: WireDocument
  /** The one shown when there is no room for three. */
  column: Column
  onColumn: (column: Column) => void
  /** Information beside the text, about its owner. */
  details: ReactNode
  /** In place of a text that there is none of: it has no outline either. */
  paper?: ReactNode
}

/** Outline, text, details: side by side on a desktop, otherwise as tabs. */
export function TextColumns(props: TextColumnsProps) {
  const { wire, column, onColumn, details, paper } = props
  const { title, readOnlyReason, isReasonAbove, isOneSection } = useOpenText()
  const hasOutline = !paper && !isOneSection
  const t = useTexts()
  const numbers = useNumbers(wire)
  const drawn = useDrawnSections(wire)
  const switchTo = useKeptScroll(column, onColumn)
  const find = !paper && <Find wire={wire} />
  const toText = useCallback(() => switchTo('text'), [switchTo])
  return (
    <>
      <ColumnSwitch
        columns={hasOutline ? columns : WITHOUT_OUTLINE}
        column={column}
        onColumn={switchTo}
      />
      <div className={classNames('grid flex-1', hasOutline ? THREE_COLUMNS : TWO_COLUMNS)}>
        {hasOutline && (
          <SideColumn
            isShown={column === 'outline'}
            className="border-r @min-[1000px]:h-[calc(100dvh-48px)]"
          >
            <Outline wire={wire} numbers={numbers} drawn={drawn} onChoose={toText} />
          </SideColumn>
        )}
        <div className={classNames('min-w-0', column !== 'text' && 'hidden @min-[1000px]:block')}>
          {readOnlyReason !== null ? (
            <ReadOnlyBar reason={isReasonAbove ? '' : readOnlyReason}>{find}</ReadOnlyBar>
          ) : (
            <div className="sticky top-21 z-5 flex h-10 items-center border-b border-line bg-paper @min-[1000px]:top-12">
              <Suspense>
                <Toolbar />
                {find}
              </Suspense>
            </div>
          )}
          <div className="tablet:p-5 tablet:pt-3">
            {paper || <DocumentView wire={wire} numbers={numbers} title={title} drawn={drawn} />}
          </div>
        </div>
        <SideColumn
          isShown={column === 'details'}
          className="border-l bg-paper @min-[1000px]:h-[calc(100dvh-48px-var(--toast-room))]"
        >
          <section aria-label={t('editor.page.details')} className="px-4 pt-1 pb-8">
            {details}
          </section>
        </SideColumn>
      </div>
    </>
  )
}

/** In the place of the toolbar, so that the rest of the page stays where it is; at the top while one searches. */
function ReadOnlyBar({ reason, children }: { reason: string; children: ReactNode }) {
  const t = useTexts()
  return (
    <div className="relative z-5 flex min-h-10 items-center gap-2 border-b border-line bg-paper px-4 py-1.5 text-sm text-ink-soft has-[search]:sticky has-[search]:top-21 @min-[1000px]:has-[search]:top-12">
      <Lock aria-hidden className="size-3.5 shrink-0" />
      <p className="flex-1">
        <strong className="font-medium">{t('editor.page.readOnly')}.</strong> {reason}
      </p>
      <Suspense>{children}</Suspense>
    </div>
  )
}

/** Each column keeps its scroll position while another one is shown. */
function useKeptScroll(column: Column, onColumn: (column: Column) => void) {
  const places = useRef<Partial<Record<Column, number>>>({})
  return useCallback(
    (next: Column) => {
      if (next === column) return
      places.current[column] = window.scrollY
      onColumn(next)
      requestAnimationFrame(() => window.scrollTo({ top: places.current[next] ?? 0 }))
    },
    [column, onColumn],
  )
}

interface SideColumnProps {
  isShown: boolean
  className: string
  children: ReactNode
}

/** On a desktop it stays in place and visible while the text scrolls. */
function SideColumn({ isShown, className, children }: SideColumnProps) {
  return (
    <div
      data-column=""
      className={classNames(
        'min-w-0 border-line @min-[1000px]:sticky @min-[1000px]:top-12 @min-[1000px]:overflow-y-auto',
        !isShown && 'hidden @min-[1000px]:block',
        '@max-[1000px]:border-0',
        className,
      )}
    >
      {children}
    </div>
  )
}

/** Which column is shown when only one fits. */
function ColumnSwitch(
  props: Pick<TextColumnsProps, 'column' | 'onColumn'> & { columns: readonly Column[] },
) {
  const { columns: shown, column, onColumn } = props
  const t = useTexts()
  return (
    <div
      role="group"
      aria-label={t('editor.page.columns')}
      className="sticky top-12 z-6 grid h-9 auto-cols-fr grid-flow-col border-b border-line bg-paper @min-[1000px]:hidden"
    >
      {shown.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === column}
          onClick={() => onColumn(name)}
          className={classNames(
            'font-medium row-focus',
            name === column
              ? 'text-accent shadow-[inset_0_-2px_0_var(--accent)]'
              : 'text-ink-soft hover:text-ink',
          )}
        >
          {t(`editor.page.${name}`)}
        </button>
      ))}
    </div>
  )
}
