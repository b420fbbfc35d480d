import { useUiTexts } from './ui-texts.tsx'

/** Says why the browser takes no more characters. Always in the page, so that a screen reader announces it. */
export function LimitNote({
  value,
  maxLength,
}: {
  value?: unknown
  maxLength?: number | undefined
}) {
  const texts = useUiTexts()
  const isFull = typeof value === 'string' && maxLength !== undefined && value.length >= maxLength
  return (
    <p aria-live="polite" className={isFull ? 'text-sm text-ink-soft' : 'hidden'}>
      {isFull && texts.limitReached(maxLength)}
    </p>
  )
}
