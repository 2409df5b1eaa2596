// Knows how the page in Vue starts.
import { createApp } from 'vue';
import Page from './page.vue';

createApp(Page).mount('#root');
