import type { MouseEvent } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useIsAlive } from '../../../../ui/use-is-alive.ts'
import { useIsPhone } from '../../../../ui/use-is-phone.ts'
import { headingId } from '../../../signing/signing/outside.tsx'
import type { SharedContract } from './shared-contract-query.ts'

/** The sections by name, each linking to its heading: beside the text if there is room, else collapsed above it. */
export function ContractOutline({ blocks }: { blocks: SharedContract['blocks'] }) {
  const t = useTexts()
  const isPhone = useIsPhone()
  const isAlive = useIsAlive()
  const lines = blocks.flatMap(linesOf)
  return (
    <nav
      aria-label={t('shared-contract.outline')}
      className="border-b border-line bg-paper px-4 py-3 text-sm tablet:mb-5 tablet:rounded-lg tablet:border desktop:sticky desktop:top-4 desktop:mb-0 desktop:max-h-[calc(100dvh-32px)] desktop:self-start desktop:overflow-y-auto desktop:border-0 desktop:bg-transparent desktop:px-0"
    >
      <details
        open={!isPhone}
        // Rendered closed by the server, which knows no widths; with enough room its lines are shown all the same.
        className={classNames(
          !isAlive && 'tablet:[&::details-content]:[content-visibility:visible]',
        )}
      >
        <summary className="cursor-pointer rounded-sm py-1 font-semibold">
          {t('shared-contract.outline')}
        </summary>
        <ol className="mt-1 flex flex-col">
          {lines.map(({ id, number, title, level }) => (
            <li key={id} className={indents[level - 1]}>
              <a
                href={`#${headingId(id)}`}
                onClick={(event) => goTo(event, id)}
                className="block rounded-sm py-1.5 break-words text-ink-soft hover:text-ink hover:underline"
              >
                {number && <span className="mr-1.5 text-accent tabular-nums">{number}</span>}
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

const indents = ['', 'pl-3', 'pl-6']

interface OutlineLine {
  id: string
  number: string
  title: string
  level: number
}

function linesOf({ _id, kind, name, number, sections }: SharedContract['blocks'][number]) {
  const ofBlock: OutlineLine[] = kind === 'body' ? [] : [{ id: _id, number, title: name, level: 1 }]
  const depth = kind === 'body' ? 0 : 1
  return [
    ...ofBlock,
    ...sections.map((section): OutlineLine => ({
      id: section._id,
      number: section.number,
      title: section.title,
      level: Math.min(section.level + depth, 3),
    })),
  ]
}

/** The heading takes the focus too, so that a screen reader continues there. The address does not change. */
function goTo(event: MouseEvent, id: string): void {
  event.preventDefault()
  const heading = document.getElementById(headingId(id))
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}
