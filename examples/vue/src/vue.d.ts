/** The build of Vue that compiles templates in the browser has the types of the other. */
declare module 'vue/dist/vue.esm-bundler.js' {
  export * from 'vue';
}
