import { expect, test } from 'vitest'

/** They search: what is typed goes into the address, and nothing is saved. */
const SEARCHES = [
  '../app/shell/search-modal.tsx',
  '../features/portfolio/contract-list/as-of-form.tsx',
  '../features/portfolio/search/signed-paper.tsx',
  '../ui/column-search.tsx',
]

test('every form is submitted by useForm, but those that search', () => {
  const sources = import.meta.glob<string>('../**/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const others = Object.keys(sources).filter((path) =>
    [...sources[path]!.matchAll(/<form\b[^>]*>/g)].some(
      ([tag]) => !/\{\.\.\.\w+\.element\}/.test(tag) || /onSubmit/.test(tag),
    ),
  )
  expect(others.toSorted()).toEqual(SEARCHES)
})
