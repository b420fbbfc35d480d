/** The filters that are asked for less often than those beside their button. */
export const MORE_FILTERS = [
  'step',
  'stepDue',
  'lacks',
  'statusDetail',
  'decision',
  'exitDecision',
  'tags',
  'typeRenewal',
  'direction',
  'scope',
  'currency',
] as const
