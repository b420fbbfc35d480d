export { describeFilter, filterName, type FilterWords } from './describe-filter.ts'
export {
  isNounField,
  NOUN_OF_FIELD,
  useFilterWords,
  useNamedOptions,
  useWordOptions,
  type NounField,
  type WordField,
} from './filter-options.ts'
export { filterableFieldsQuery, type ListSearch } from './filter-queries.ts'
