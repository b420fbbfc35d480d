import { useTexts } from '../../../platform/locale.ts'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import type { TemplateRow } from './template-queries.ts'

const TONES: Record<TemplateRow['state'], Tone> = {
  draft: 'neutral',
  published: 'green',
  retired: 'red',
}

/** Where a template stands, its version, and whether it was changed since. */
export function TemplateState({
  of,
}: {
  of: Pick<TemplateRow, 'state' | 'version' | 'isChanged'>
}) {
  const t = useTexts()
  const { state, version, isChanged } = of
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <Badge tone={TONES[state]}>{t(`templates.state.${state}`)}</Badge>
      {version !== null && (
        <span className="text-sm text-ink-soft tabular-nums">
          {t('templates.version', { number: version })}
        </span>
      )}
      {isChanged && state !== 'retired' && <Badge tone="amber">{t('templates.changed')}</Badge>}
    </span>
  )
}
