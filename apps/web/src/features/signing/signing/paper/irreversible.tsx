import { Lock } from 'lucide-react'
import { useTexts } from '../../../../platform/locale.ts'

/** What cannot be undone, before a contract is locked for good. */
export function Irreversible({ lines }: { lines: readonly string[] }) {
  const t = useTexts()
  return (
    <section aria-labelledby="irreversible" className="rounded-md bg-amber-soft px-4 py-3">
      <h3 id="irreversible" className="flex items-center gap-2 font-medium text-amber-ink">
        <Lock aria-hidden className="size-4 shrink-0" />
        {t('signing-paper.mark.whatTitle')}
      </h3>
      <ul className="mt-1 list-disc pl-5 text-sm">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
