/** The look of the report: a plain document in both themes, with cards in the manner of each network. */
export const reportCss = `
:root { color-scheme: light dark; --line: light-dark(#ddd, #444); --card: light-dark(#fff, #1f1f26); --soft: light-dark(#666, #aaa) }
* { box-sizing: border-box }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#f6f5f2, #14141a) }
main { max-inline-size: 100rem; margin: auto; padding: 2rem clamp(1rem, 4vw, 3rem) }
h3 { margin: 3rem 0 1rem }
table { inline-size: 100%; border-collapse: collapse; background: var(--card); font-size: .9rem }
th, td { padding: .5rem .75rem; border: 1px solid var(--line); text-align: start; vertical-align: top; overflow-wrap: anywhere }
[data-severity=error] td:first-child { color: light-dark(#a32a1f, #ffb0a3); font-weight: 700 }
[data-severity=warning] td:first-child { color: light-dark(#744600, #f6d08a); font-weight: 700 }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); gap: 1.5rem; align-items: start }
figure { margin: 0 }
figcaption { margin-block-end: .4rem; color: var(--soft); font-size: .85rem }
.card { overflow: hidden; background: var(--card); border: 1px solid var(--line); border-radius: .75rem }
.card img, .none { display: block; inline-size: 100%; object-fit: cover; background: var(--line) }
.none { padding: 3rem 1rem; color: var(--soft); text-align: center }
.words { display: grid; gap: .15rem; padding: .75rem .9rem; overflow-wrap: anywhere; font-size: .9rem; line-height: 1.35 }
.words small, .words span { color: var(--soft) }
[data-network=slack] .card { display: flex; flex-direction: column-reverse; border-width: 0 0 0 4px; border-radius: 0 }
[data-network=telegram] .card { display: flex; flex-direction: column-reverse; border-inline-start: 3px solid #3390ec; border-radius: .25rem }
[data-network=x] .card { border-radius: 1rem }
[data-network=whatsapp] .card { background: light-dark(#d9fdd3, #1d3b31) }
.warning { margin: .4rem 0 0; color: light-dark(#744600, #f6d08a); font-size: .85rem }
@media (max-width: 40rem) { table, tbody, tr, td { display: block } thead { display: none } tr { border-block-end: 2px solid var(--line) } td { border: 0; padding-block: .15rem } }
`
