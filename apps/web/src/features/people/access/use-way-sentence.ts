import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import type { ShownAccessPath } from './access-queries.ts'

/** One reason why a person sees a contract, as a sentence. */
export function useWaySentence(): (way: ShownAccessPath) => string {
  const t = useTexts()
  const formats = useFormats()
  const until = (instant: string | null) =>
    instant === null ? '' : t('access-panel.until', { day: formats.lastDay(instant) })
  return (way) => {
    const level = t(`access-panel.gives.${way.level}`)
    switch (way.kind) {
      case 'owner':
      case 'validator':
      case 'signatory':
        return t(`access-panel.way.${way.kind}`)
      case 'allContracts':
        return t('access-panel.way.allContracts', { role: way.role })
      case 'share':
        return t('access-panel.way.share', { level, until: until(way.until) })
      case 'groupShare':
        return t('access-panel.way.groupShare', {
          level,
          group: way.group,
          until: until(way.until),
        })
      case 'actingFor':
        return t('access-panel.way.actingFor', { absent: way.absent, day: formats.day(way.until) })
      case 'folder': {
        const to = way.isForEveryone ? 'everyone' : way.group === null ? 'person' : 'group'
        const inherited = way.filedIn
          ? t('access-panel.inherited', { folder: way.filedIn.name })
          : ''
        return t(`access-panel.way.folder.${to}`, {
          level,
          folder: way.folder.name,
          group: way.group ?? '',
          inherited,
        })
      }
    }
  }
}
