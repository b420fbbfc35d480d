// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface RefusalsFiltersTexts {
  'refusals-filters.FILTER_FIELD_UNKNOWN': { field: string | number }
  'refusals-filters.FILTER_OPERATOR_NOT_ALLOWED': { field: string | number; operator: string | number }
  'refusals-filters.FILTER_VALUE_MALFORMED': { value: string | number; field: string | number }
  'refusals-filters.FILTER_RANGE_MALFORMED': { field: string | number }
  'refusals-filters.WIDGET_PART_UNKNOWN': null
  'refusals-filters.EXPORT_NOT_FOUND': null
  'refusals-filters.EXPORT_NOT_READY': null
  'refusals-filters.PAGE_NOT_FOUND': null
}
