import { useUiTexts } from './ui-texts.tsx'

/**
 * Says why the browser takes no more characters. A screen reader announces only changes of a region that it knew: the
 * empty one is not hidden, and takes back the gap that it would add.
 */
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
    <p aria-live="polite" className={isFull ? 'text-sm text-ink-soft' : '-mt-1'}>
      {isFull && texts.limitReached(maxLength)}
    </p>
  )
}
