/** Where a template stands: written, offered for new contracts, or offered no more. */
export const TEMPLATE_STATES = ['draft', 'published', 'retired'] as const

export type TemplateState = (typeof TEMPLATE_STATES)[number]

/**
 * The state of a template: contracts start from a published one only.
 *
 * @param version the number of its last published version; null: none was published yet
 * @example templateState({ version: 3, isRetired: true }) // 'retired'
 */
export function templateState(template: {
  version: number | null
  isRetired: boolean
}): TemplateState {
  if (template.isRetired) return 'retired'
  return template.version === null ? 'draft' : 'published'
}
