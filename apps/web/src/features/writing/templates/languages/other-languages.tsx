import { AppLink } from '../../../../platform/app-link.tsx'
import { useTexts } from '../../../../platform/locale.ts'
import { paths } from '../../../../platform/paths.ts'
import { TextLink } from '../../../../ui/text-link.tsx'
import type { TemplateRow } from '../template-queries.ts'

/** Links to the same template in other languages; nothing where there is none. */
export function OtherLanguages({ of: { languages } }: { of: Pick<TemplateRow, 'languages'> }) {
  const t = useTexts()
  return (
    <span className="flex flex-wrap gap-x-2">
      {languages.map(({ _id, name, locale }) => (
        <TextLink
          key={_id}
          isQuiet
          render={<AppLink to={paths.template(_id)} />}
          className="text-sm"
        >
          {t(`templates.locale.${locale}`)}
          <span className="sr-only"> : {name}</span>
        </TextLink>
      ))}
    </span>
  )
}
