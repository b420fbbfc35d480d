import type { Section } from '@tacite/api/contracts-endpoints.ts'
import { Ellipsis } from 'lucide-react'
import { useTexts } from '../../../platform/locale.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { LazyMenu } from '../../../ui/lazy-menu.tsx'
import { useSection } from '../text/contract-text.tsx'
import { useSectionActions } from './section-actions.tsx'

/** Everything that can be done with a section, by mouse and by keyboard. */
export function SectionMenu({ section }: { section: Section }) {
  const t = useTexts()
  const { title } = useSection(section)
  return (
    <LazyMenu
      align="end"
      groups={useSectionActions(section)}
      trigger={
        <IconButton
          label={t('editor.section.actions', { title })}
          icon={<Ellipsis aria-hidden />}
          size="small"
          hasTooltip={false}
          className="-mr-1 opacity-0 group-focus-within/section:opacity-100 group-hover/section:opacity-100 aria-expanded:opacity-100 pointer-coarse:opacity-100"
        />
      }
    />
  )
}
