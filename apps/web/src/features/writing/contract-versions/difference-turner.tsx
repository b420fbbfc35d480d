import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useState, type RefObject } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { useShortcut } from '../../../platform/shortcuts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

/** Goes from one difference to the next, with the keys N and P; the focus follows. */
export function DifferenceTurner({ within }: { within: RefObject<HTMLElement | null> }) {
  const t = useTexts()
  const [count, setCount] = useState<number | null>(null)
  const [at, setAt] = useState(0)
  useEffect(() => {
    // Values are drawn when their code has come: only what is drawn can be counted.
    const look = () => setCount(differencesIn(within.current).length)
    look()
    const observer = new MutationObserver(look)
    if (within.current) observer.observe(within.current, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [within])
  const turnTo = (next: number) => {
    const target = differencesIn(within.current)[next - 1]
    if (!target) return
    setAt(next)
    target.focus({ preventScroll: true })
    target.scrollIntoView({ block: 'center' })
  }
  const [previous, next] = [t('contract-versions.previous'), t('contract-versions.next')]
  useShortcut('p', previous, () => turnTo(at - 1))
  useShortcut('n', next, () => turnTo(at + 1))
  if (count === null) return null
  if (count === 0) return <p className="text-ink-soft">{t('contract-versions.same')}</p>
  return (
    <div
      role="group"
      aria-label={t('contract-versions.differences')}
      className="sticky top-12 z-10 flex items-center gap-1 border-b border-line bg-canvas py-1 text-sm"
    >
      <IconButton
        label={previous}
        icon={<ArrowUp aria-hidden />}
        keys="p"
        disabledReason={at <= 1 ? t('contract-versions.isFirst') : null}
        onClick={() => turnTo(at - 1)}
      />
      <IconButton
        label={next}
        icon={<ArrowDown aria-hidden />}
        keys="n"
        disabledReason={at >= count ? t('contract-versions.isLast') : null}
        onClick={() => turnTo(at + 1)}
      />
      <p aria-live="polite" className="tabular-nums">
        {at === 0
          ? t('contract-versions.count', { count })
          : t('contract-versions.place', { at, count })}
      </p>
    </div>
  )
}

function differencesIn(element: HTMLElement | null): HTMLElement[] {
  return [...(element?.querySelectorAll<HTMLElement>('[data-difference]') ?? [])]
}
