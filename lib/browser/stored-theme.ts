import { STORAGE_KEYS } from '../config/browser-constants'

/**
 * Sets the theme before the first paint: the stored one, or the system's, also where storage is refused. It keeps values that
 * are no theme of this site from next-themes, which shows whatever is stored: another value is removed, and one that another
 * tab stores is not handed on.
 */
export const STORED_THEME_SCRIPT = `((k,t)=>{addEventListener('storage',e=>e.key==k&&!t.test(e.newValue)&&e.stopImmediatePropagation());let s;try{s=localStorage.getItem(k);t.test(s)||(s=localStorage.removeItem(k))}catch{}document.documentElement.dataset.theme=s||(matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light')})('${STORAGE_KEYS.theme}',/^(dark|light)$/)`
