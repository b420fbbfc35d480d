// expect-file tacite(reasoned-suppression)
// oxlint-disable-next-line eslint/eqeqeq
export const same = String(1) == String(2)
