// Replaces the router's link module in the build only (tools/lean-libraries.ts): nothing here uses it.

export const Link = 'a';
export const useLinkProps = <Props>(props: Props): Props => props;
export const createLink = <Component>(component: Component): Component => component;
export const linkOptions = <Options>(options: Options): Options => options;
