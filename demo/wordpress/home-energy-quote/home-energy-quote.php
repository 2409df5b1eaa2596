<?php
/**
 * Plugin Name: Home energy quote
 * Description: What a heat pump, solar with a battery or an electric car would do for a home: a block and a shortcode.
 * Version: 0.1.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: MIT
 */

defined( 'ABSPATH' ) || exit;

/**
 * The settings that the site's owner makes once, for every page. An author of posts may set the others, but never where a
 * visitor's answers are sent.
 */
const HEQ_SETTINGS = array(
	'heq_script'    => array( 'esc_url_raw', 'Address of the script, such as https://cdn.example/0.1.0/home-energy-quote.js' ),
	'heq_integrity' => array( 'sanitize_text_field', 'Its hash, from integrity.json (may be empty)' ),
	'heq_api_base'  => array( 'esc_url_raw', 'Address of the API (empty: where the script is)' ),
	'heq_auth_url'  => array( 'esc_url_raw', 'Address of its tokens (empty: the API gives them)' ),
	'heq_fallback'  => array( 'wp_kses_post', 'What visitors see where the script cannot run' ),
);

/** The block's `supports`, as in block.js. */
const HEQ_SUPPORTS = array(
	'align' => array( 'wide', 'full' ),
	'html'  => false,
);

/** The attributes that a post may set, by name. They are generated from the element's table. */
function heq_attributes() {
	static $attributes = null;
	if ( null === $attributes ) {
		$attributes = json_decode( file_get_contents( __DIR__ . '/attributes.json' ), true );
	}
	return $attributes;
}

/** A block's attributes may not have dashes in their names: theme, brand_color. */
function heq_field( $name ) {
	return str_replace( '-', '_', $name );
}

/** The values by attribute, in any spelling of a shortcode. WordPress gives a word without a value under a number. */
function heq_given( $given ) {
	$fields = array();
	foreach ( (array) $given as $key => $value ) {
		$field            = heq_field( is_int( $key ) ? $value : $key );
		$fields[ $field ] = is_int( $key ) ? true : $value;
	}
	return $fields;
}

function heq_written( $name, $value ) {
	return in_array( $value, array( '', false, null ), true )
		? ''
		: ' ' . $name . '="' . esc_attr( true === $value ? '' : $value ) . '"';
}

/** Sets the API on every page: if a plugin combines scripts, ours has another URL, and the widget would call that server. */
function heq_api_base() {
	$api    = get_option( 'heq_api_base' );
	$script = (string) get_option( 'heq_script' );
	return $api || ! preg_match( '~^https?://[^/]+~i', $script, $origin ) ? $api : $origin[0] . '/';
}

function heq_render( $given ) {
	$fields = heq_given( $given );
	$html   = '<home-energy-quote' . heq_written( 'api-base', heq_api_base() );
	$html  .= heq_written( 'auth-url', get_option( 'heq_auth_url' ) );
	foreach ( array_keys( heq_attributes() ) as $name ) {
		$field = heq_field( $name );
		$html .= heq_written( $name, isset( $fields[ $field ] ) ? $fields[ $field ] : '' );
	}
	heq_enqueue();
	return $html . '>' . wp_kses_post( get_option( 'heq_fallback', '' ) ) . '</home-energy-quote>';
}

/** A block as wide as the theme's column, or as its author aligned it. */
function heq_render_block( $given ) {
	return '<div ' . get_block_wrapper_attributes() . '>' . heq_render( $given ) . '</div>';
}

/** Loads the script only on pages that have a widget. */
function heq_enqueue() {
	$script = get_option( 'heq_script' );
	if ( $script ) {
		// No version is added to the URL, since the URL of a release contains its own.
		wp_enqueue_script( 'home-energy-quote', $script, array(), null, true );
	}
}

add_filter(
	'script_loader_tag',
	function ( $tag, $handle ) {
		if ( 'home-energy-quote' !== $handle ) {
			return $tag;
		}
		$integrity = get_option( 'heq_integrity' );
		$pinned    = $integrity ? ' integrity="' . esc_attr( $integrity ) . '" crossorigin="anonymous"' : '';
		return str_replace( ' src=', ' async' . $pinned . ' src=', $tag );
	},
	10,
	2
);

add_action(
	'init',
	function () {
		add_shortcode( 'home_energy_quote', 'heq_render' );
		$attributes = array();
		foreach ( heq_attributes() as $name => $attribute ) {
			$attributes[ heq_field( $name ) ] = array( 'type' => $attribute['type'] );
		}
		wp_register_script(
			'home-energy-quote-block',
			plugins_url( 'block.js', __FILE__ ),
			array( 'wp-blocks', 'wp-element', 'wp-components', 'wp-block-editor' ),
			'0.1.0',
			true
		);
		wp_localize_script( 'home-energy-quote-block', 'heqAttributes', heq_attributes() );
		register_block_type(
			'home-energy-quote/quote',
			array(
				'api_version'     => 2,
				'editor_script'   => 'home-energy-quote-block',
				'attributes'      => $attributes,
				'supports'        => HEQ_SUPPORTS,
				'render_callback' => 'heq_render_block',
			)
		);
	}
);

/** Anyone who may set the script's URL could run any script. */
function heq_capability() {
	return current_user_can( 'unfiltered_html' ) ? 'manage_options' : 'do_not_allow';
}
add_filter( 'option_page_capability_heq', 'heq_capability' );

add_action(
	'admin_init',
	function () {
		foreach ( HEQ_SETTINGS as $name => list( $clean ) ) {
			register_setting( 'heq', $name, array( 'sanitize_callback' => $clean ) );
		}
	}
);

add_action(
	'admin_menu',
	function () {
		$title = 'Home energy quote';
		add_options_page( $title, $title, heq_capability(), 'heq', 'heq_settings_page' );
	}
);

function heq_settings_page() {
	echo '<div class="wrap"><h1>Home energy quote</h1><form method="post" action="options.php">';
	settings_fields( 'heq' );
	foreach ( HEQ_SETTINGS as $name => list( , $label ) ) {
		printf(
			'<p><label>%1$s<br><input class="large-text" name="%2$s" value="%3$s"></label></p>',
			esc_html( $label ),
			esc_attr( $name ),
			esc_attr( get_option( $name, '' ) )
		);
	}
	submit_button();
	echo '</form></div>';
}
