import { TriangleAlert } from 'lucide-react'
import { useTexts } from '../../../../platform/locale.ts'

const mostShown = 4

/** Shown before validators are asked: filling a field afterwards changes the text and voids the validation. */
export function EmptyFields({ labels }: { labels: readonly string[] }) {
  const t = useTexts()
  if (labels.length === 0) return null
  const names = labels.slice(0, mostShown).map((label) => t('validation.request.quoted', { label }))
  const more = labels.length > mostShown ? ['…'] : []
  return (
    <p className="flex items-start gap-2.5 rounded-md bg-amber-soft px-3 py-2 text-sm text-amber-ink">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 break-words">
        {t('validation.request.emptyFields', {
          count: labels.length,
          names: [...names, ...more].join(', '),
        })}
      </span>
    </p>
  )
}
