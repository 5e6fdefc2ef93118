import { STORAGE_KEYS } from '../config/browser-constants'

/**
 * Sets the theme before the first paint: the stored one, or the system's, also where storage is refused. It hides
 * unknown values from next-themes, which applies any stored value. An unknown value is removed, and the event for one
 * that another tab stores is stopped.
 */
export const STORED_THEME_SCRIPT = `((k,t)=>{addEventListener('storage',e=>e.key==k&&!t.test(e.newValue)&&e.stopImmediatePropagation());let s;try{s=localStorage.getItem(k);t.test(s)||(s=localStorage.removeItem(k))}catch{}document.documentElement.dataset.theme=s||(matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light')})('${STORAGE_KEYS.theme}',/^(dark|light)$/)`
