import { STORAGE_KEYS } from '../config/browser-constants'

/**
 * Keeps values that are no theme of this site from next-themes, which shows whatever is stored. It stands before the script of
 * next-themes, that is before the first paint: another value is removed, so that the system's theme counts, and one that
 * another tab stores is not handed on. Where storage is refused, it sets the system's theme itself.
 */
export const STORED_THEME_SCRIPT = `((k,t)=>{addEventListener('storage',e=>e.key==k&&!t.test(e.newValue)&&e.stopImmediatePropagation());try{t.test(localStorage.getItem(k))||localStorage.removeItem(k)}catch{document.documentElement.dataset.theme=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'}})('${STORAGE_KEYS.theme}',/^(dark|light)$/)`
