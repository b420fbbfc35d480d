import type { TemplateRow } from '../template-queries.ts'

/** Whether a template translates another one, as far as that is still there. */
export function isTranslation({ languages }: Pick<TemplateRow, 'languages'>): boolean {
  return languages.some(({ isSource }) => isSource)
}
