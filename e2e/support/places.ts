import type { Page } from '@playwright/test'

/** Top and height of the title, the filters and each row: a panel beside a list takes width, nothing else. */
export function placesOfList(page: Page): Promise<[number, number][]> {
  return page
    .locator('main h1, main [role="search"], main [role="tablist"], tbody tr[data-key]')
    .evaluateAll((elements) =>
      elements.map((element): [number, number] => {
        const { top, height } = element.getBoundingClientRect()
        return [Math.round(top), Math.round(height)]
      }),
    )
}
